// Small languages in one: versions, ranges of a cron table, addresses, chunks. Their numbers are compared.
{
  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
}

lines = head:line tail:("\n" @line)* "\n"? { return [head, ...tail]; }
line = "v" v:version { return v; } / "@" c:cron { return c; } / m:mail / chunk

version = "v"? M:num "." m:num "." p:num pre:("-" @ids)? build:("+" @ids)? { return { M, m, p, pre, build }; }
num = n:$("0" / [1-9] [0-9]*) { return parseInt(n, 10); }
ids = head:$id tail:("." @$id)* { return [head].concat(tail); }
id = [0-9A-Za-z-]+

cron = nick:$[a-z]+ &{ return ['yearly', 'monthly', 'weekly', 'daily', 'hourly'].includes(nick); } { return nick; }
  / minute:field " " hour:field " " month:month { return { minute, hour, month }; }
field = "*" step:("/" @int)? { return { step }; } / head:range tail:("," @range)* { return [head, ...tail]; }
range = from:int to:("-" @int)? { return { from, to }; }
int = d:$[0-9]+ &{ return Number(d) <= 59; } { return Number(d); }
month = "*" / m:$[a-z]i+ &{ return months.includes(m.toLowerCase()); } { return months.indexOf(m.toLowerCase()) + 1; }

mail = local:$(atom ("." atom)*) "@" domain:$(label ("." label)*) &{ return local.length <= 64; } { return { local, domain }; }
atom = [a-z0-9!#$%&'*+/=?^_`{|}~-]i+
label = [a-z0-9] [a-z0-9-]*

chunk = size:$[0-9]+ ":" data:$.|size| { return data; }
