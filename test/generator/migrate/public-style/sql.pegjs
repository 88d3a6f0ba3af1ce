// A dialect of SQL: reserved words in a map, keywords as rules, lists that functions make.
{
  const reservedMap = {
    'ALTER': true, 'ALL': true, 'AND': true, 'AS': true, 'ASC': true, 'BETWEEN': true, 'BY': true, 'CASE': true,
    'DESC': true, 'ELSE': true, 'END': true, 'FROM': true, 'GROUP': true, 'IN': true, 'IS': true, 'LIKE': true,
    'NOT': true, 'NULL': true, 'ON': true, 'OR': true, 'ORDER': true, 'SELECT': true, 'THEN': true, 'WHERE': true,
  };
  const functionsWithoutArguments = new Set(['current_date', 'current_time', 'now']);

  function createBinaryExpr(op, left, right) {
    return { type: 'binary_expr', operator: op, left: left, right: right };
  }

  function createList(head, tail) {
    const result = [head];
    for (let i = 0; i < tail.length; i++) result.push(tail[i][3]);
    return result;
  }

  function isReservedWord(name) {
    if (!name) return false;
    return !!reservedMap[name.toUpperCase()];
  }
}

start = __ s:select_stmt __ ";"? __ { return s; }

select_stmt
  = KW_SELECT ___ d:(KW_ALL ___)? c:column_clause f:(___ from:from_clause { return from; })? w:(___ KW_WHERE ___ e:expr { return e; })?
    o:(___ order:order_by { return order; })? &{ return f || !o; } {
      return { type: 'select', columns: c, from: f, where: w, orderby: o, distinct: d && d[0] };
    }

column_clause
  = "*" { return '*'; }
  / head:column_list_item tail:(__ "," __ column_list_item)* { return createList(head, tail); }

column_list_item = e:expr a:alias_clause? { return { expr: e, as: a }; }

alias_clause
  = ___ KW_AS ___ i:ident { return i; }
  / ___ i:ident { return i; }

from_clause = KW_FROM ___ head:table_ref tail:(__ "," __ table_ref)* { return createList(head, tail); }

table_ref = t:ident a:alias_clause? { return { table: t, as: a }; }

order_by = KW_ORDER ___ KW_BY ___ e:expr d:(___ (KW_DESC / KW_ASC))? { return { expr: e, type: d ? d[1] : 'ASC' }; }

expr = head:and_expr tail:(___ KW_OR ___ and_expr)* { return tail.reduce((l, r) => createBinaryExpr('OR', l, r[3]), head); }
and_expr = head:comparison tail:(___ KW_AND ___ comparison)* { return tail.reduce((l, r) => createBinaryExpr('AND', l, r[3]), head); }
comparison = l:primary r:(__ op:$[<>=!]+ &{ return ['=', '<>', '!=', '<', '>', '<=', '>='].indexOf(op) !== -1; } __ e:primary { return { op, e }; })? {
  return r === null ? l : createBinaryExpr(r.op, l, r.e);
}

primary
  = literal
  / func_call
  / column_ref
  / "(" __ e:expr __ ")" { e.parentheses = true; return e; }

func_call
  = name:ident_name __ "(" __ args:(expr (__ "," __ expr)*)? __ ")" !{ return isReservedWord(name) && name.toUpperCase() !== 'ALL'; } { return { name, args }; }
  / name:ident_name &{ return functionsWithoutArguments.has(name.toLowerCase()); } { return { name, args: [] }; }

column_ref
  = t:ident "." c:column { return { table: t, column: c }; }
  / c:column { return { table: null, column: c }; }

column
  = name:column_name !{ return reservedMap[name.toUpperCase()] === true; } { return name; }
  / quoted_ident

ident
  = name:ident_name !{ return isReservedWord(name); } { return name; }
  / quoted_ident

quoted_ident
  = "`" chars:[^`]+ "`" { return chars.join(''); }
  / '"' chars:[^"]+ '"' { return chars.join(''); }

ident_name = start:ident_start parts:ident_part* { return start + parts.join(''); }
column_name = start:ident_start parts:column_part* { return start + parts.join(''); }
ident_start = [A-Za-z_]
ident_part = [A-Za-z0-9_]
column_part = [A-Za-z0-9_:]

literal
  = n:number { return { type: 'number', value: n }; }
  / "'" s:("''" / [^'])* "'" { return { type: 'string', value: s.join('').replace(/''/g, "'") }; }
  / KW_NULL { return { type: 'null', value: null }; }

number = int:$[0-9]+ frac:$("." [0-9]+)? { return parseFloat(int + (frac || '')); }

KW_SELECT = "SELECT"i !ident_part
KW_ALL = "ALL"i !ident_part { return 'ALL'; }
KW_FROM = "FROM"i !ident_part
KW_WHERE = "WHERE"i !ident_part
KW_AS = "AS"i !ident_part
KW_AND = "AND"i !ident_part { return 'AND'; }
KW_OR = "OR"i !ident_part { return 'OR'; }
KW_ORDER = "ORDER"i !ident_part
KW_BY = "BY"i !ident_part
KW_ASC = "ASC"i !ident_part { return 'ASC'; }
KW_DESC = "DESC"i !ident_part { return 'DESC'; }
KW_NULL = "NULL"i !ident_part

__ = (whitespace / comment)*
___ = (whitespace / comment)+
whitespace = [ \t\n\r]
comment = "--" (![\n\r] .)* / "/*" (!"*/" .)* "*/"
