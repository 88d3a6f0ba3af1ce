import { followTutorial } from '../support/follow-tutorial.js';

followTutorial('docs/your-own-notation.md');
