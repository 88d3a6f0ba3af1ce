import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WithCode } from './same-language.js';

/** A grammar with code, in the style of published ones, and texts of its language. */
export interface PublicStyle extends WithCode {
  readonly name: string;
  readonly texts: readonly string[];
}

type Predicates = WithCode['predicates'];

const grammar = (name: string, texts: readonly string[], predicates: Predicates = {}): PublicStyle => ({
  name,
  source: readFileSync(join(import.meta.dirname, 'public-style', `${name}.pegjs`), 'utf8'),
  texts,
  predicates,
});

/** Grammars with code, in the style of those that people publish for their languages. */
export const PUBLIC_STYLE: readonly PublicStyle[] = [
  grammar('sql', [
    "select a, b.c as d from t where a = 1 and b <> 'x' order by c desc;",
    'SELECT count(x) n FROM `from` AS f, t2 -- end',
    'select now, current_date from t where (a in_ = 2) or not_null != null',
    'select all max(a, b) from all_of order by x',
    'select 1 order by x',
    'select fromage from from_ where /* c */ "order" >= 12.5',
  ]),
  grammar(
    'less',
    [
      '@media screen { .a { color: #fff; width: 10px; } }',
      '@name: 12px;\n.a, #b > c { margin: 0 -1.5em "x" url(a); .mix(1px, 2%) !important; }',
      '@import "a";\n@nope x;',
      ".m !important;\n.n(1);\na { b: #ffff; c: @d; f: 'it\"s' ! IMPORTANT; }",
      '.o;\na { e: 1xx; }',
      '.m(a) !wrong;\n@important: f();',
    ],
    { colorTest: (text) => text.length === 3 || text.length === 6 },
  ),
  grammar(
    'markdown',
    [
      '# A *b* `c` and __d__\n\n- [x] item\n  * two **three `x` four**\n---\n',
      '```js\nlet a = `b`;\n``\n```\n####### seven\n',
      '````\n```\n````\n``a`b`` *c_ **d__\n* * *\n- -\n',
      '###### six\n a # b\n```` \n',
    ],
    { ruleTest: (text) => text.replaceAll(' ', '').length > 1 },
  ),
  grammar('mermaid', [
    'graph TD\n  A[one] --> B((two))\n  B -- yes --> C & D\n  subgraph s [title]\n    x --- y;z\n  end\n',
    'flowchart LR;a>flag]===>b; classDef c,d fill:#f9f;style a x\n%% note\ne[[f]]:::g -.-> h',
    'graph XX\na-->b',
    'flowchart RL\nclass-->end_\na(b]-->c\nending-->d\n',
    'graph BT\ndirection LR\na-x b ->|t| c',
  ]),
  grammar('msgenny', [
    'hscale=2, wordwraparcs=on;\na, b: "B", c;\na => b: hi;\nb -> c, c <- a: "x\\"y";\nnote a: n; --- : t; ...;',
    'a alt b: x { a => b; c loop { b >> a; }; };',
    'WORDWRAPARCS="maybe";\nnote;note b;BOX :x;',
    'alt => b;\nlabels => "label" : q;\nmsc => a;',
  ]),
  grammar(
    'lua-like',
    [
      'local a <const> = 1\nif a == 0xFF then b = [==[ x ]=] y ]==] else c("d\\"e", \'f"\') end\nreturn',
      'while not x do y = (1 .. z) + nil_ end return true and false',
      'local end = 1',
      'a = b ~= c - 1.5 -- note\nif_ = thenx d = "a\' e = 1',
      'local b <final> = 1 while true do end',
      'x = [=[ a ]==] ]=]',
    ],
    { opTest: (text) => /^(?:==|~=|<=|>=|\.\.|and|or)$/.test(text) || (text.length === 1 && text !== '=') },
  ),
  grammar('odata', [
    "$filter=contains(a, 'b''c') and d/e eq 1.5&$top=10",
    '$expand=a/b, c&$orderby=x desc,y&$count=true&z=1',
    '$filter=length(name) gt 3 or (not tolower(x) eq y)&$format=json',
    '$filter=length(a, b) lt 1&$skip=x',
    '$wrong=1&$select=a&$inlinecount=false',
    '$filter=nope(a)&$orderby=a up',
  ]),
  grammar(
    'template',
    [
      '{% if a "b" %}x{% else %}{{ y | f: 1 | raw }}{% endif %}',
      '{% set x %}{% raw %} {% if %} {% endraw %}<p class="a\'b" hidden>t<br>u</P>{x}',
      '{%- for a -%}<img/><b><i>z</b></i>{% endfor %}',
      '<!-- c --><ul><li>{{ "v" | raw: 2 }}</li></ul>',
      '{% block %}{% endwith %}{% endblock %}',
      "<area><a b='c'><D></d></a>",
    ],
    {
      tagTest: (text) => text.startsWith('end'),
      elementTest: (text) =>
        text.endsWith('/>') || /^<(?:area|base|br|col|embed|hr|img|input|link|meta)(?![a-z0-9-])/i.test(text),
    },
  ),
  grammar(
    'dates',
    [
      'v1.2.3-rc.1+build\n@daily\n@*/5 1-3,7 Jan\njoe.x@a-b.org\n3:abc',
      'vv0.10.0\n@never\n@60 * *',
      '@59 0 dec\n12:hello world!\n2:ab',
      'v01.2.3\n@* * foo\n2:abc\na..b@c',
    ],
    { intTest: (text) => Number(text) <= 59, mailTest: (text) => text.length <= 64 },
  ),
];

/** Texts with ten statements or more, by the names of the grammars. */
export const STATEMENTS: Readonly<Record<string, string>> = {
  less: '@name: 12px;\n@media screen { .a { color: #fff; width: 10px; } }\n.a, #b > c { margin: 0 -1.5em "x" url(a); .mix(1px, 2%) !important; }\n.c { color: red; d: 1; }\n@import "a";\n.e { f: g; h: 1px, 2px; }\n#k { l: m; }\n@z: red;\n.n(1);\np { q: r; s: t; }\n',
  markdown:
    '# A *b* `c` and __d__\n\n- [x] item\n  * two **three `x` four**\n---\n```js\nlet a = 1;\n```\ntext here\n\n## Two\nmore *text*\n- a\n- b\n- c\n\n# Three\nlast `code` line\n',
  mermaid:
    'graph TD\nA[one] --> B((two))\nB --> C & D\nC --- E[three]\nsubgraph s [title]\n  x --- y\n  y --> z(four)\nend\nE -- yes --> F\nF --> G\nclassDef red,blue fill:#f9f\nstyle A color:red\nG --> H[five]:::red\nH --> A\n',
  msgenny:
    'hscale=2, wordwraparcs=on;\na, b: "B", c;\na => b: hi;\nb -> c: "x";\nc <- a, a => c;\nnote a: some text;\na -> b;\n--- : later;\n...;\na alt b: x {\n  a => b: inner;\n  c -> a;\n};\nb => a: done;\nbox b: "wide";\na -> a;\nc => c: again;\n',
  'lua-like':
    'local a <const> = 1\nif a == 0xFF then b = [==[ x ]=] y ]==] else c("d", \'f\') end\nlocal d = a + 2\ne = f\nwhile not x do y = (1 .. z) + 2 end\nprint(a, b)\ng = true\nlocal h = "text"\nif h then i = 1 end\nj = k\nl(m)\nlocal n = o * 3\np = q and r\nreturn p',
  odata:
    "$filter=contains(a,'b') and d/e eq 1.5&$top=10&$skip=20&$expand=a/b,c&$orderby=x desc,y&$count=true&z=1&$expand=d&$top=3&q=abc&$inlinecount=false&$orderby=name asc&$skip=5",
  template:
    '<ul><li>{{ a }}</li><li>b</li></ul>\n{% if a %}x{% else %}{{ y | f: 1 }}{% endif %}\n<p class="c" hidden>t<br>u</p>\n{% set x %}\n<b><i>z</i></b>\n{{ "v" | raw }}\n<em>w</em>\n',
  dates:
    'v1.2.3-rc.1+build\n@daily\n@*/5 1-3,7 Jan\njoe.x@a-b.org\n3:abc\nv0.1.0\n@* 2 *\nann@b.c\n5:hello\nv10.2.33\n@weekly\n2:ab\n@1,2 3 feb\nx@y.z',
};
