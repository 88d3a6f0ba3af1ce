// A template language: blocks that are closed by name, raw text up to a delimiter, filters that are listed.
{{
  const blocks = ['if', 'for', 'block', 'with'];
  const voids = 'area base br col embed hr img input link meta'.split(' ');
  const same = (a, b) => a === b || a.toLowerCase() === b.toLowerCase();
}}

template = n:nodes { return { n }; }
nodes = n:(block / raw / tag / output / element / comment / chars)* { return n; }

block = open:block_open body:nodes mid:("{%" _ "else" _ "%}" @nodes)? close:block_close &{ return close === open.name; } { return { open, body, mid }; }
block_open = "{%" "-"? _ name:word a:(_ @arg)* _ "-"? "%}" &{ return blocks.indexOf(name) != -1; } { return { name: name, args: a }; }
block_close = "{%" "-"? _ "end" n:word _ "-"? "%}" { return n; }
raw = "{%" _ "raw" _ "%}" t:$(!("{%" _ "endraw" _ "%}") .)* "{%" _ "endraw" _ "%}" { return t; }
tag = "{%" _ name:word args:(_ @arg)* _ "%}" !{ return blocks.includes(name) || name === 'else' || name.substr(0, 3) === 'end'; } { return { name, args }; }
output = "{{" _ a:arg f:(_ "|" _ n:word p:(":" _ @arg)? !{ return n === 'raw' && p !== null; } { return { n, p }; })* _ "}}" { return { a, f }; }

element
  = s:start_tag &{ return s.selfClosing !== null || voids.includes(s.name.toLowerCase()); } { return s; }
  / s:start_tag n:nodes e:end_tag &{ return same(s.name, e); } { return { s, n }; }
start_tag = "<" name:word attributes:(_1 @attribute)* _ selfClosing:"/"? ">" { return { name, attributes, selfClosing }; }
end_tag = "</" n:word _ ">" { return n; }
attribute = n:word v:("=" @quoted)? { return [n, v]; }
quoted = q:["'] v:$(!(e:["'] &{ return e === q; }) .)* ["'] { return v; }

comment = "<!--" (!"-->" .)* "-->" { return null; }
chars = $[^{<]+ / "{" ![{%] { return text(); }
arg = quoted / word / $[0-9]+
word = $([a-zA-Z] [a-zA-Z0-9-]*)
_1 = [ \t\n]+
_ = [ \t\n]*
