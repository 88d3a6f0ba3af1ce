import { followTutorial } from '../../support/docs/follow-tutorial.js';

followTutorial('docs/your-own-notation.md');
