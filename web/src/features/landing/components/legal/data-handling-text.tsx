import type { OperatorFacts } from '@parley/contract/server-facts-in-pages';
import { Link } from '../../../../ui/actions/link.tsx';

type Told = { operator: OperatorFacts | null };
type Thinking = Told & {
  /** Whom the operator pays for; undefined until the server has said it. */
  offered: readonly string[] | undefined;
};

/** Until the server's own settings are known, it says what holds whatever they are. */
export function WhoThinks({ operator, offered }: Thinking) {
  const sent =
    'your questions, the names of your tables and columns, some of their values, the statements, and the rows of results that are explained';
  if (operator === null || offered === undefined) {
    return (
      <p>
        The built-in engine works on the server and sends nothing anywhere. An AI provider gets {sent} when
        you add a key for it, and also when the operator of this server lends you theirs: then that provider
        is used unless you choose the built-in engine.
      </p>
    );
  }
  const { aiHost } = operator;
  if (offered.length === 0) {
    return (
      <p>
        Without a key of yours the built-in engine answers. It works on this server and sends nothing
        anywhere. If you add a key in <Link to="/settings">Settings</Link>, {sent} go to{' '}
        <strong>{aiHost}</strong>, or to the provider whose model you add, under its own terms, unless you
        choose the built-in engine for a question.
      </p>
    );
  }
  return (
    <p>
      The operator of this server lends a model to everybody who has none. So {sent} go to{' '}
      <strong>{listOf(offered)}</strong>, under the operator’s agreement with them, unless you choose the
      built-in engine, which works on this server and sends nothing anywhere. With a model of your own in{' '}
      <Link to="/settings">Settings</Link> they go to its provider, under your own agreement.{' '}
      <Link to="/settings?tab=ai">Settings, AI</Link> names what is offered.
    </p>
  );
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

export function RecordsKept({ operator }: Told) {
  if (operator === null)
    return <>They are kept until you delete your account, or for as many days as the operator set.</>;
  const { keepRecordsDays: days } = operator;
  if (days === null) return <>They are kept until you delete your account.</>;
  return <>They are removed after {days === 1 ? 'one day' : `${days} days`}.</>;
}
