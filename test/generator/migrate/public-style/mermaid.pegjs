// Flow charts: statements without terminators, node shapes, words that are no identifiers.
{{
  const keywords = ['graph', 'flowchart', 'subgraph', 'end', 'class', 'classDef', 'click', 'style', 'linkStyle'];
  const directions = { TB: 'down', TD: 'down', BT: 'up', RL: 'left', LR: 'right' };
}}

diagram = _ kind:("graph" / "flowchart") sp+ d:direction eos statements:statement* _ { return { kind, direction: directions[d], statements }; }

direction = d:$[A-Z]+ &{ return directions.hasOwnProperty(d); } { return d; }

statement = _ @(subgraph / class_def / style / direction_statement / chain) eos

subgraph = "subgraph" sp+ id:id title:(sp* "[" t:$[^\]\n]+ "]" { return t; })? eos body:(!end_word @statement)* _ end_word { return { id, title, body }; }
end_word = w:word &{ return w === 'end'; }
class_def = "classDef" sp+ names:id_list sp+ props:$[^\n;]+ { return { names, props }; }
style = "style" sp+ id:id sp+ props:$[^\n;]+ { return { id, props }; }
direction_statement = "direction" sp+ d:direction { return d; }

chain = head:nodes tail:(sp* @link sp* @nodes)* { return tail.reduce((all, [link, to]) => all.concat({ link, to }), [head]); }
nodes = head:node tail:(sp* "&" sp* @node)* { return [head, ...tail]; }
node = id:id shape:shape? css:(":::" c:word { return c; })? { return { id, shape, css }; }

shape
  = open:("[[" / "[" / "((" / "(" / ">") text:$[^\[\]()\n]+ close:("]]" / "]" / "))" / ")")
    &{
      if (open === '[[') return close === ']]';
      if (open === '[') return close === ']';
      if (open === '((') { return close === '))'; } else if (open === '(') { return close === ')'; }
      return close === ']';
    } { return { open, text }; }

link
  = "--" sp+ label:$(!(sp+ "--") [^\n])+ sp+ "-->" { return { label }; }
  / stroke:$"-"+ head:[>xo]? &{ return stroke === '.' || stroke.length > 1; } label:("|" l:$[^|\n]* "|" { return l; })? { return { label }; }

id_list = head:id tail:("," @id)* { return [head, ...tail]; }
id = w:word !{ return keywords.indexOf(w) > -1; } { return w; }
word = $([A-Za-z_] [A-Za-z0-9_]*)

eos = sp* (";" / [\n]+ / !.) / sp* &"end"
sp = [ \t]
_ = ([ \t\n] / "%%" [^\n]*)*
