import { projectMessages } from '@parley/contract/hosted-projects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { type OauthAnswer, parseOauthCallback } from '../model/parse-oauth-callback.ts';
import { forgetPendingOauth, readPendingOauth } from '../model/pending-oauth.ts';
import { exchangeCode, exchangeFailure } from './exchange-oauth-code.ts';

type OauthExchange =
  | { status: 'nothing' | 'processing' | 'connecting' }
  | { status: 'success'; grant: string }
  | { status: 'error'; message: string; signedOut?: boolean };

/** What both pages do to which the hosted service sends a browser back: judge the answer, then trade the code in. */
export function useOauthExchange(): OauthExchange {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const server = useServerInfo();
  // Read once: a code that was traded in leaves both the address and the memory of this browser.
  const [answer] = useState(() => parseOauthCallback(new URLSearchParams(search), readPendingOauth()));
  const clientId = server.data?.hosted?.clientId;
  const exchange = useQuery({
    queryKey: ['oauth-exchange', answer.kind === 'exchange' ? answer.code : ''],
    queryFn: () => trade(answer, { redirectUri: `${location.origin}${pathname}`, clientId: clientId ?? '' }),
    enabled: answer.kind === 'exchange' && Boolean(session.data) && clientId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (exchange.data) void navigate(pathname, { replace: true });
  }, [exchange.data, navigate, pathname]);

  if (answer.kind === 'nothing') return { status: 'nothing' };
  if (answer.kind === 'refused') return { status: 'error', message: answer.message };
  if (exchange.data) return { status: 'success', grant: exchange.data };
  if (exchange.error) return { status: 'error', message: exchangeFailure(exchange.error) };
  if (session.data === null) return { status: 'error', message: projectMessages.noSession, signedOut: true };
  const failed = session.error ?? server.error;
  if (failed) return { status: 'error', message: exchangeFailure(failed) };
  if (server.data?.hosted === null) {
    return { status: 'error', message: 'Hosted projects are not set up on this server.' };
  }
  return { status: exchange.isFetching ? 'connecting' : 'processing' };
}

async function trade(answer: OauthAnswer, where: { redirectUri: string; clientId: string }): Promise<string> {
  if (answer.kind !== 'exchange') throw new Error('The authorization code is missing.');
  const { code, verifier } = answer;
  const grant = await exchangeCode({ code, verifier, ...where });
  forgetPendingOauth();
  return grant;
}
