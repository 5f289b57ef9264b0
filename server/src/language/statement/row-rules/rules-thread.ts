import { answerTasks } from '../../../platform/threads/thread-tasks.ts';
import { type RuleTask, readRulesAtOnce } from './read-facts-for-rules.ts';

answerTasks((task: RuleTask) => readRulesAtOnce(task));
