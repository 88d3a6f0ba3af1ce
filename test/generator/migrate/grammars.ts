/** A grammar with code in one of the ways that people write it, and texts to begin with. */
export interface GrammarWithCode {
  readonly name: string;
  readonly source: string;
  readonly texts: readonly string[];
  /** The functions for the predicates that remain external. */
  readonly predicates?: Readonly<Record<string, (text: string) => boolean>>;
}

/** Grammars with code. They cover the questions that predicates of published grammars ask. */
export const GRAMMARS_WITH_CODE: readonly GrammarWithCode[] = [
  {
    name: 'queries with reserved words in an object',
    source: `{{
  const reserved = { 'SELECT': true, 'FROM': true, 'WHERE': true, 'AND': true, 'IN': true, 'INTO': true, 'AS': true,
    'OR': true, 'NOT': true };
  function isReserved(name) { return reserved[name.toUpperCase()] === true; }
}}
start = s:select { return s; }
select = "SELECT"i __ c:columns __ "FROM"i __ t:ident w:where? { return { c, t, w }; }
columns = head:ident tail:("," _ i:ident { return i; })* { return [head, ...tail]; }
where = __ "WHERE"i __ l:ident _ op:op _ r:(ident / number) { return { op, l, r }; }
ident = name:ident_name !{ return isReserved(name); } { return name; } / "\`" chars:[^\`]+ "\`" { return chars.join(''); }
ident_name = start:[A-Za-z_] rest:[A-Za-z0-9_]* { return start + rest.join(''); }
op = o:$[<>=!]+ &{ return ['=', '<', '>', '<=', '>=', '<>'].includes(o); } { return o; }
number = digits:[0-9]+ { return parseInt(digits.join(''), 10); }
_ = [ \\t\\n]*
__ = [ \\t\\n]+
`,
    texts: [
      'select a, b from c where d<>e',
      'select from from c',
      'SELECT fromage, `from` FROM a WHERE b == 1',
      'select a from b',
    ],
  },
  {
    name: 'elements whose names must be the same',
    source: `document = e:element { return e; }
element = open:startTag items:content close:endTag &{ return open.name === close; } { return { open, items }; } / emptyTag
startTag = "<" name:Name a:(" " attribute)* ">" { return { name: name, attributes: a }; }
endTag = "</" n:Name " "* ">" { return n; }
emptyTag = "<" n:Name "/>" { return n; }
attribute = k:Name "=" q:quote v:$(!(c:quote &{ return c === q; }) .)* quote { return [k, v]; }
quote = ["']
content = (element / t:$[^<]+ { return t; })*
Name = first:[a-z] rest:[a-z0-9]* { return [first].concat(rest).join(''); }
`,
    texts: ['<a></a>', '<a><b k="it\'s">x</b></a >', '<a><b></a></b>', "<a b='x'><c/></a>", '<ab></a>'],
  },
  {
    name: 'values of a configuration',
    source: `{
  const yes = 'yes on true'.split(' ');
  const isYes = function (word) { return yes.indexOf(word.toLowerCase()) !== -1; };
  const isNo = (word) => /^(?:no|off|false)$/i.test(word);
}
file = lines:line* { return lines; }
line = k:word _ "=" _ v:value "\\n" { return [k, v]; } / "#" [^\\n]* "\\n"
value = b:word &{ return isYes(b) || isNo(b); } { return isYes(b); }
  / w:word !{ if (true) { return isYes(w); } } { return w; }
  / n:count ":" chars:.|n| { return chars; }
  / d:$([0-9]+ "/" [0-9]+) &{ return new Date(d) > 0; } { return d; }
count = d:$[0-9]+ { return Number(d); }
word = $[a-zA-Z]+
_ = " "*
`,
    texts: [
      'a = yes\\nb = OFF\\n',
      'k = 3:ab\\n\\n',
      'k = word\\n',
      '# x\\nk = 4:a=b\\n',
      'd = 1/2\\n',
      'd = 10/12\\n',
    ],
    predicates: {
      valueTest: (text: string) => Number(new Date(text)) > 0,
    },
  },
  {
    name: 'environments, words of a label and starts of lines',
    source: `text = items:(environment / heading / comment / word / space)* { return items; }
environment = "\\\\begin{" b:name "}" items:(environment / word / space)* "\\\\end{" e:name "}"
  &{ return b.toLowerCase() == e.toLowerCase(); } { return { b, items }; }
heading = &{ return location().start.column === 1; } "=" t:word &{ return t !== 'no' && t !== 'never'; } { return t; }
comment = k:word ":" &{ return k === 'todo' || k === 'fixme' || 'note' === k; } { return text(); }
word = w:$[a-zA-Z]+ { return w; }
name = @word " "*
space = [ \\n]+
`,
    texts: [
      '\\\\begin{a}x\\\\end{A}',
      '=yes no\\n=no',
      'todo: x\\nfix: y',
      'a\\n=b =c',
      '\\\\begin{a }\\\\begin{b}\\\\end{c}\\\\end{a}',
    ],
  },
  {
    name: 'fences, kinds of values, and first characters',
    source: `{{
  const isVoid = new Set(['BR', 'HR'].map((name) => name.toLowerCase()));
}}
start = parts:(part nl?)+ { return parts; }
part = fence / tag / assignment / call
fence = o:$("~" "~"+) nl lines:(!(c:$("~" "~"+) &{ return c.length >= o.length; }) l:$[^\\n]* nl { return l; })*
  c:$("~" "~"+) &{ return c.length >= o.length; } { return lines; }
tag = "<" n:name attrs:attribute* ">" &{ return isVoid.has(n); } { return { type: "tag", n, attrs }; }
  / open:openTag items:part* close:closeTag &{ return open.name === close; } { return { type: "tag", open, items }; }
openTag = "<" name:name attrs:attribute* ">" { return { name: name, attrs: attrs }; }
closeTag = "</" n:name ">" { return n; }
attribute = " " n:name &{ return n[0] !== "x" && /^[^z]/.test(n); } { return n; }
assignment = l:value !{ return l.type === "call" || l.type === "number"; } "=" r:value { return { type: "set", l, r }; }
call = v:value &{ return v.type === "call"; } u:$("="* / "-"*) &{ return u.length < 2; } { return v; }
value = called / number / word
called = f:word "(" a:value|.., ","| ")" &{ return a.length > 0 || f.name === "now"; } { return { type: "call", f, a }; }
number = d:$[0-9]+ { return { type: "number", d }; }
word = n:name { return { type: "word", name: n }; }
name = $[a-z]+
nl = "\\n"
`,
    texts: [
      '~~\nabc\n~\n~~~\na=b',
      '~~~\n~~\n~~~',
      '<br><a b><b y>f(1)</b></a>',
      '<a></b>',
      '<hr xa><hr az>',
      'now()=',
      'f()=',
      'a=1\nf(a,2)--\nb=now()',
      '1=a',
    ],
  },
];
