import { followTutorial } from '../../support/docs/follow-tutorial.js';

followTutorial('docs/shapes.md');
