import { setTimeout as wait } from 'node:timers/promises';
import type { Bearer } from '../accounts/agent-access/public-types.ts';
import type { AgentView } from '../agents/visible-tools-and-sources.ts';
import type { Caller, McpServices } from './mcp-services.ts';

const lookEvery = 1_000;
const quietTime = 15_000;

type Watch = {
  services: Pick<McpServices, 'tokens' | 'agentViews'>;
  caller: Caller;
  authorization: string | undefined;
};

/**
 * Says 'changed' when the agent's tools are no longer the same, and 'quiet' now and then, so that proxies keep the
 * line. It asks the store, because another server may have changed them; it ends with the token.
 */
export async function* watchToolChanges({
  services,
  caller,
  authorization,
}: Watch): AsyncGenerator<'changed' | 'quiet'> {
  const { link, signal } = caller;
  const look = async (bearer: Bearer) => signatureOf(await services.agentViews.of(bearer, link));
  let known = await look(caller.bearer);
  let quietSince = Date.now();
  while (await stays(signal)) {
    // As what its maker acts now: with another role the token sees other tools.
    const bearer = await services.tokens.authenticateNow(authorization).catch(() => null);
    if (bearer === null) return;
    const now = await look(bearer).catch(() => 'out of sight');
    if (now !== known) yield 'changed';
    else if (Date.now() - quietSince >= quietTime) yield 'quiet';
    else continue;
    known = now;
    quietSince = Date.now();
  }
}

function signatureOf({ tools }: AgentView): string {
  return tools.map(({ name, tool }) => `${name} ${tool.version} ${tool.updatedAt}`).join('\n');
}

async function stays(signal: AbortSignal): Promise<boolean> {
  try {
    await wait(lookEvery, undefined, { signal, ref: false });
    return true;
  } catch {
    return false;
  }
}
