/** Rules that can't do what they seem to: the codes of the stages `check` and `optimize`. */
export const RULE_CODES = {
  'endless-repetition': {
    severity: 'error',
    message: 'possible endless loop: "{rule}" repeats something that can match nothing',
    fixes: { 'drop {operator}': 'unsafe' },
  },
  'left-recursion': {
    severity: 'error',
    message: 'left recursion: "{name}" can call itself before it consumes anything ({cycle})',
    fixes: { 'write a repetition': 'unsafe' },
  },
  'shared-error-production': {
    severity: 'error',
    message: 'the error production "{name}" is used in more than one choice; give each its own',
    fixes: { 'give this choice its own {name}': 'unsafe' },
  },
  'misplaced-error-production': {
    severity: 'error',
    message: 'the error production "{name}" must be an alternative of a choice, after what it recovers from',
    fixes: { 'move {name} to the end': 'unsafe', 'rename {name} to {other}': 'unsafe' },
  },
  'unused-error-production': {
    severity: 'error',
    message: 'the error production "{name}" is used nowhere; it can\'t be a start rule',
    fixes: { 'rename {name} to {other}': 'unsafe' },
  },
  'hidden-alternative': {
    severity: 'warning',
    message: ({ index, matching, example }: { index: number; matching: string; example: string | undefined }) =>
      `alternative ${index} is never reached: ${matching} matches ${example === undefined ? 'every text' : `the beginning of ${example} first`}`,
    fixes: { 'drop alternative {index}': 'safe', 'move alternative {index} before {other}': 'unsafe' },
  },
  'hidden-part': {
    severity: 'warning',
    message: 'the next part {never}: this part takes {example} first',
    fixes: { 'write {text}': 'unsafe' },
  },
  'lost-operator': {
    severity: 'warning',
    message: 'no node records which of {texts} matched: write {label}: before it',
    fixes: { 'write {label}:': 'unsafe' },
  },
  'lost-node': {
    severity: 'warning',
    message: 'the model has no {name}: write {label}: before it',
    fixes: { 'write {label}:': 'unsafe' },
  },
  'lost-order': {
    severity: 'warning',
    message:
      'the model has a list of "{first}" and a list of "{other}", not their order: give both one label, or make a rule of what is repeated',
  },
  'lost-label': {
    severity: 'warning',
    message: 'label "{name}" {found}: each node inside has a label of its own',
    fixes: { 'drop the label': 'unsafe', 'drop these labels': 'unsafe' },
  },
  'no-nodes': {
    severity: 'warning',
    message: 'the grammar has no capitalized rule, so its trees have no nodes: try --nodes auto',
    fixes: { 'rename {name} to {other}': 'unsafe' },
  },
  'optional-root': {
    severity: 'warning',
    message: 'the type of the root of trees of "{name}" includes undefined: {reason}',
  },
  'no-model': {
    severity: 'error',
    message: 'the start rule "{name}" makes no node, so it has no model: capitalize its name, or try --nodes auto',
  },
  'too-many-labels': { severity: 'error', message: 'a grammar can have at most {most} different labels' },
  'too-many-node-rules': { severity: 'error', message: 'a grammar can have at most {most} node rules' },
  'too-many-characters': {
    severity: 'error',
    message: 'the grammar distinguishes {count} classes of characters outside ASCII: at most 128 are possible',
  },
  'taken-name': {
    severity: 'error',
    message:
      'the rule "{name}" makes nodes, but the module of the grammar exports its {what} under this name; call the rule something else',
  },
} as const;
