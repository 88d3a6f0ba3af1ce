// A query string: options with "&" between them, operators as words, functions that are listed.
{
  var functions = ["contains", "startswith", "endswith", "length", "tolower", "toupper", "trim", "year", "month", "day"];
  var compare = { eq: true, ne: true, gt: true, ge: true, lt: true, le: true };
  function isOneArg(f) { return Object.keys({ length: 0, tolower: 0, toupper: 0, trim: 0, year: 0, month: 0, day: 0 }).includes(f); }
}

query = list:expList { return list; }
expList = e:exp "&" el:expList { return [e].concat(el); } / e:exp { return [e]; }
exp = expand / filter / orderby / skip / top / format / count / unsupported / literalOption

expand = "$expand=" list:path_list { return { "$expand": list }; }
path_list = i:path list:("," WSP* l:path_list { return l; })? { return [i].concat(list || []); }
path = i:identifier rest:("/" @identifier)* { return [i, ...rest].join("/"); }
orderby = "$orderby=" list:(orderItem ("," WSP* orderItem)*) { return { "$orderby": list }; }
orderItem = p:path d:(WSP+ w:word &{ return w === "asc" || w === "desc"; } { return w; })? { return { p, d }; }
skip = "$skip=" n:INT { return { "$skip": n }; }
top = "$top=" n:INT { return { "$top": n }; }
format = "$format=" v:$.+ &{ return /^(?:json|atom|xml)$/.test(v); } { return { "$format": v }; }
count = "$" n:word "=" v:boolean &{ return n == "count" || n == "inlinecount"; } { return { [n]: v }; }
filter = "$filter=" e:cond { return { "$filter": e }; }
unsupported = "$" er:$[^=&]+ "=" $[^&]* !{ return ["filter", "expand", "orderby", "skip", "top", "format", "count", "inlinecount"].indexOf(er) > -1; } { return { error: "unsupported: " + er }; }
literalOption = n:word "=" v:$[^&$]* { return { [n]: v }; }

cond = a:part b:(WSP+ t:logic WSP+ @cond)? { return b ? [a, b] : a; }
logic = w:word &{ return w === "and" || w === "or"; } { return w; }
part = "(" WSP* @cond WSP* ")" / l:value r:(WSP+ op:word WSP+ v:value &{ return compare[op]; } { return [op, v]; })? { return r ? [l, ...r] : l; } / "not" WSP+ @part
value = call / boolean / number / string / @path
call = f:word "(" WSP* a:value b:(WSP* "," WSP* @value)? WSP* ")" !{ if (!functions.includes(f)) return true; else return isOneArg(f) && b !== null; } { return { f, a, b }; }
boolean = w:("true" / "false") ![a-z] { return w === "true"; }
number = n:$("-"? [0-9]+ ("." [0-9]+)?) { return +n; }
string = "'" s:("''" { return "'"; } / [^'])* "'" { return s.join(""); }
identifier = w:word !{ return w === "and" || w === "or" || w === "not"; } { return w; }
word = a:[a-zA-Z_] b:[a-zA-Z0-9_]* { return a + b.join(""); }
INT = d:[0-9]+ { return parseInt(d.join(""), 10); }
WSP = " " / "%20"
