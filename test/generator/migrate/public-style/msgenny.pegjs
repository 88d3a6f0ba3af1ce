// Sequence charts: flat lists of arcs and options, operators in classes, words in any case.
{
  function merge(pBase, pObjectToMerge) {
    return Object.assign({}, pBase, pObjectToMerge);
  }
  function isMscGenKeyword(pString) {
    return ["box", "abox", "rbox", "note", "msc", "hscale", "width", "arcgradient", "wordwraparcs", "label", "color",
      "idurl", "id", "url", "linecolor", "textcolor"].includes(pString);
  }
  var inlineExpressions = ["alt", "else", "opt", "break", "par", "seq", "strict", "neg", "critical", "ignore",
    "consider", "assert", "loop", "ref", "exc"];
}

program = pre:_ options:optionlist? entities:entitylist? arcs:arcline* _ { return merge({ pre }, { options, entities, arcs }); }

optionlist = options:(@option _ "," _)* last:option _ ";" { return options.concat(last); }
option = _ name:("hscale"i / "arcgradient"i) _ "=" _ value:numberlike { return { name: name.toLowerCase(), value }; }
  / _ name:("wordwraparcs"i / "watermark"i) _ "=" _ value:(quotedstring / boolean) { return { name: name.toLowerCase(), value }; }

entitylist = el:(@entity "," )* e:entity ";" { el.push(e); return el; }
entity = _ name:identifier _ label:(":" _ l:string _ { return l; })? { return label ? { name, label } : { name }; }

arcline = _ head:arc tail:(_ "," _ @arc)* _ ";" { return [head, ...tail]; }
arc = regular / inline / comment_arc
regular = from:identifier _ op:operator _ to:identifier label:(_ ":" _ s:string { return s; })? { return { from, op, to, label }; }
  / kind:word &{ return ["note", "box", "abox", "rbox"].indexOf(kind.toLowerCase()) >= 0; } _ to:identifier? label:(_ ":" _ s:string { return s; })? &{ return to !== null || label !== null; } { return { kind, to, label }; }
comment_arc = "---" label:(_ ":" _ s:string { return s; })? { return { label }; } / "..."
inline = from:identifier? _ kind:word &{ return inlineExpressions.includes(kind.toLowerCase()); } _ to:identifier? _ label:(":" _ s:string { return s; })? _ "{" arcs:arcline* _ "}" { return { from, kind, to, arcs, label }; }

operator = $([<-] [-=.>:]+ / "=>" / "x-" / [-=.:] [->=.:x]+)
identifier = w:word !{ return isMscGenKeyword(w) || inlineExpressions.indexOf(w) !== -1; } { return w; } / quotedstring
word = letters:([A-Za-z_0-9])+ { return letters.join(""); }
string = quotedstring / s:[^;,"{\n]+ { return s.join("").trim(); }
quotedstring = '"' s:stringcontent '"' { return s.join(""); }
stringcontent = (!'"' c:('\\"' / .) { return c; })+
boolean = b:word &{ var v = b.toLowerCase(); return v === "true" || v === "false" || v === "on" || v === "off" || v === "auto"; } { return /true|on/i.test(b); }
numberlike = '"' n:number '"' { return n; } / n:number
number = digits:[0-9]+ frac:("." [0-9]+)? { return parseFloat(text()); }
_ = ([ \t\r\n] / "#" [^\n]* / "//" [^\n]*)*
