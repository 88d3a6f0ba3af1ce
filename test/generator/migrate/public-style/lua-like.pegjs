// Statements that only words separate; long brackets, numbers in two bases, attributes.
{
  const kw = new Map([
    ['and', 1], ['break', 1], ['do', 1], ['else', 1], ['end', 1], ['false', 1], ['for', 1], ['function', 1], ['if', 1],
    ['local', 1], ['nil', 1], ['not', 1], ['or', 1], ['return', 1], ['then', 1], ['true', 1], ['while', 1],
  ]);
  function isKeyword(w) { return kw.has(w); }
  function lower(s) { return s.toLowerCase(); }
}

chunk = s:(_ @statement _ ";"?)* _ { return s; }
statement
  = "local" !part _ n:name a:attrib? v:(_ "=" _ e:exp { return e; })? { return { n, a, v }; }
  / "if" !part _ c:exp _ word_then b:body e:(word_else @body)? word_end { return { c, b, e }; }
  / "while" !part _ c:exp _ "do" !part b:body word_end { return { c, b }; }
  / "return" !part e:(_ @exp)? { return { e }; }
  / n:name _ "=" _ e:exp { return { n, e }; }
  / n:name _ "(" _ a:(exp (_ "," _ exp)*)? _ ")" { return { n, a }; }
body = s:(_ @statement _ ";"?)* _ { return s; }
attrib = _ "<" w:name ">" &{ return ['const', 'close'].includes(w); } { return w; }
word_then = "then" !part
word_else = w:word &{ return w === 'else'; }
word_end = w:word &{ return kw.has(w) && lower(w) === 'end'; }
exp = h:term t:(_ op:op _ @term)* { return [h, t]; }
op = o:$([-+*/<>=~.]+ / "and" !part / "or" !part) &{ switch (o) { case '=': return false; case '==': case '~=': case '<=': case '>=': case '..': return true; default: return o.length === 1 || o === 'and' || o === 'or'; } } { return o; }
term = number / long / string / name / constant / "(" _ @exp _ ")" / "not" !part _ @term
constant = w:word &{ return w === 'nil' || w === 'true' || w === 'false'; } { return w; }
long = "[" eq:$"="* "[" b:$(!("]" e:$"="* "]" &{ return eq.length === e.length; }) .)* "]" f:$"="* "]" &{ return f.length == eq.length; } { return b; }
string = q:quote c:(e:"\\" @. / !(d:quote &{ return d === q; }) @[^\n])* r:quote !{ return r !== q; } { return c.join(''); }
quote = '"' / "'"
number = "0x"i d:$[0-9a-f]i+ { return parseInt(d, 16); } / d:$([0-9]+ ("." [0-9]*)?) { return Number(d); }
name = w:word !{ return isKeyword(w); } { return w; }
word = f:[a-zA-Z_] r:part* { return [f, ...r].join(''); }
part = [a-zA-Z0-9_]
_ = ([ \t\r\n] / "--" !("[" "="* "[") [^\n]*)*
