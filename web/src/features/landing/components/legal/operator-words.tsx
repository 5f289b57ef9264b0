import type { OperatorFacts } from '@parley/contract/operator';
import { Link } from 'react-router';

type Told = { operator: OperatorFacts | null };

/** Until the server's own settings are known, it says what holds whatever they are. */
export function WhoThinks({ operator }: Told) {
  const sent =
    'your questions, the names of your tables and columns, some of their values, the statements, and the rows of results that are explained';
  if (operator === null) {
    return (
      <p>
        The built-in engine works on the server and sends nothing anywhere. An AI provider gets {sent} when
        you add a key for it, and also when the operator of this server lends you theirs: then that provider
        is used unless you choose the built-in engine.
      </p>
    );
  }
  const { sharedAiKey, aiHost } = operator;
  if (!sharedAiKey) {
    return (
      <p>
        Without a key of yours the built-in engine answers. It works on this server and sends nothing
        anywhere. If you add a key in <Link to="/settings">Settings</Link>, {sent} go to{' '}
        <strong>{aiHost}</strong>, or to the provider whose model you add, under its own terms, unless you
        choose the built-in engine for a question. An operator may offer models to everybody:{' '}
        <Link to="/settings?tab=ai">Settings, AI</Link> names them, and lets you choose the built-in engine
        instead.
      </p>
    );
  }
  return (
    <p>
      The operator of this server lends a key to everybody who has none. So {sent} go to{' '}
      <strong>{aiHost}</strong>, under the operator’s agreement with it, unless you choose the built-in
      engine, which works on this server and sends nothing anywhere. With a key of your own in{' '}
      <Link to="/settings">Settings</Link> they go to the same place, with a model of another provider to that
      one, under your own agreement. <Link to="/settings?tab=ai">Settings, AI</Link> names what is offered.
    </p>
  );
}

export function RecordsKept({ operator }: Told) {
  if (operator === null)
    return <>They are kept until you delete your account, or for as many days as the operator set.</>;
  const { keepRecordsDays: days } = operator;
  if (days === null) return <>They are kept until you delete your account.</>;
  return <>They are removed after {days === 1 ? 'one day' : `${days} days`}.</>;
}
