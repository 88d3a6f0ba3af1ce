/** A part of a language, with its own words and operators. `#` is the number of the part, `##` that of the next one. */
const PART = `
Statement#
  = Select#
  / Insert#
  / Update#
  / Call#
  / Statement##

Select#
  = SELECT# __ columns:Columns#
    __ FROM# __ table:Name#
    where:(__ w:Where# { return w; })?
    order:(__ "order#"i __ o:Columns# { return o; })? {
      return {
        type: "select#",
        columns,
        table,
        where,
        order,
        range: range(),
      };
    }

Insert#
  = "insert#"i __ INTO# __ table:Name#
    _ "(" _ names:Names# _ ")"
    _ VALUES# _ "(" _ values:Values# _ ")" {
      return {
        type: "insert#",
        table,
        names,
        values,
        range: range(),
      };
    }

Update#
  = "update#"i __ table:Name#
    __ "set#"i __ first:Setting# rest:(_ "," _ s:Setting# { return s; })*
    where:(__ w:Where# { return w; })? {
      return {
        type: "update#",
        table,
        first,
        rest,
        where,
        range: range(),
      };
    }

Setting#
  = name:Name# _ "=" _ value:Sum# {
      return {
        type: "setting#",
        name,
        value,
        range: range(),
      };
    }

Columns#
  = first:Column# rest:(_ "," _ c:Column# { return c; })* {
      return {
        type: "columns#",
        first,
        rest,
        range: range(),
      };
    }

Column#
  = value:Sum# alias:(__ "as"i __ n:Name# { return n; })? {
      return {
        type: "column#",
        value,
        alias,
        range: range(),
      };
    }
  / value:"*" {
      return {
        type: "column#",
        value,
        range: range(),
      };
    }

Names#
  = first:Name# rest:(_ "," _ n:Name# { return n; })* {
      return {
        type: "names#",
        first,
        rest,
        range: range(),
      };
    }

Values#
  = first:Sum# rest:(_ "," _ v:Sum# { return v; })* {
      return {
        type: "values#",
        first,
        rest,
        range: range(),
      };
    }

Where#
  = "where#"i __ test:Test# {
      return {
        type: "where#",
        test,
        range: range(),
      };
    }

Test#
  = left:Both# rest:(__ "or"i __ b:Both# { return b; })* {
      return {
        type: "or#",
        left,
        rest,
        range: range(),
      };
    }

Both#
  = left:Compared# rest:(__ "and"i __ c:Compared# { return c; })* {
      return {
        type: "and#",
        left,
        rest,
        range: range(),
      };
    }

Compared#
  = left:Sum# _ operator:("<=" / ">=" / "<>" / "<" / ">" / "=") _ right:Sum# {
      return {
        type: "compared#",
        left,
        operator,
        right,
        range: range(),
      };
    }
  / "not"i __ left:Compared# {
      return {
        type: "compared#",
        left,
        range: range(),
      };
    }

Sum#
  = left:Product# rest:(_ operator:("+" / "-") _ p:Product# { return { operator, p }; })* {
      return {
        type: "sum#",
        left,
        rest,
        range: range(),
      };
    }

Product#
  = left:Value# rest:(_ operator:("*" / "/" / "%") _ v:Value# { return { operator, v }; })* {
      return {
        type: "product#",
        left,
        rest,
        range: range(),
      };
    }

Value#
  = Call#
  / Number#
  / String#
  / Name#
  / "(" _ inner:Test# _ ")" { return inner; }

Call# "call"
  = name:Name# _ "(" _ values:Values#? _ ")" {
      return {
        type: "call#",
        name,
        values,
        range: range(),
      };
    }

Number# "number"
  = digits:$([0-9]+ ("." [0-9]+)? ("e"i [+-]? [0-9]+)?) {
      return {
        type: "number#",
        digits,
        range: range(),
      };
    }

String# "text"
  = "'" characters:$("''" / [^'\\n])* "'" {
      return {
        type: "string#",
        characters,
        range: range(),
      };
    }

Name# "name"
  = !(Reserved# ![a-z0-9_]i) word:$([a-z_]i [a-z0-9_]i*) {
      return {
        type: "name#",
        word,
        range: range(),
      };
    }

Reserved#
  = SELECT#
  / FROM#
  / INTO#
  / VALUES#
  / "where#"i
  / "order#"i
  / "update#"i
  / "insert#"i

SELECT#
  = word:"select#"i ![a-z0-9_]i {
      return word;
    }

FROM#
  = word:"from#"i ![a-z0-9_]i {
      return word;
    }

INTO#
  = word:"into#"i ![a-z0-9_]i {
      return word;
    }

VALUES#
  = word:"values#"i ![a-z0-9_]i {
      return word;
    }
`;

const HEAD = `start = _ first:Statement0 rest:(_ ";" _ s:Statement0 { return s; })* _ ";"? _
_ = ([ \\t\\r\\n] / Comment)*
__ = ([ \\t\\r\\n] / Comment)+
Comment = "--" [^\\n]* / "/*" (!"*/" .)* "*/"
`;

/** Returns a grammar for peggy with actions, like those of dialects of SQL, with 247 lines for each part. */
export function largeGrammar(parts: number): string {
  const all = Array.from({ length: parts }, (_, i) => PART.replaceAll('##', `${i + 1}`).replaceAll('#', `${i}`));
  return `${HEAD}${all.join('')}\nStatement${parts} = "end"\n`;
}
