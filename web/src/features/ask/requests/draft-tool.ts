import { draftToolOutput, type Execution } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { callApi } from '../../../lib/api/call-api.ts';
import { browserTimeAndZone } from '../model/browser-time-and-zone.ts';

export function draftTool(question: string, connectionId: string) {
  const body = { question, connectionId, moment: browserTimeAndZone() };
  return callApi({ method: 'POST', path: api.draftTool, body, output: draftToolOutput });
}

/** The statement of a composed answer as a tool, with the values of the answer as defaults. */
export function draftToolFromAnswer({ id: executionId, question, connectionId }: Execution) {
  const body = { question, connectionId, executionId, moment: browserTimeAndZone() };
  return callApi({ method: 'POST', path: api.draftTool, body, output: draftToolOutput });
}
