import { useOperator } from '../../../../lib/server-info/use-embedded-server-facts.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { LegalPageLayout } from './legal-page-layout.tsx';

export function TermsContent() {
  const repository = useOperator()?.links.repository;
  return (
    <LegalPageLayout
      title="Terms of use"
      lead="Short, because Parley is open-source software that you or your organisation run yourselves."
    >
      <h2>The software</h2>
      <p>
        Parley is licensed under the Apache License 2.0 and comes without warranty of any kind; the licence in
        its {repository ? <a href={repository}>source</a> : 'source'} is what counts. Whoever runs this server
        may add rules of their own for its users.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Give an email address that is yours, and keep your password to yourself.</li>
        <li>
          What is done with your account is taken to be done by you, so tell the operator if you lose control
          of it.
        </li>
      </ul>
      <h2>Your databases</h2>
      <ul>
        <li>
          Connect only databases that you are allowed to query, preferably with a user that may only read.
        </li>
        <li>
          Answers can be wrong. The statement and its values are shown with every answer: check them before
          you decide anything of weight.
        </li>
      </ul>
      <h2>AI providers and plans</h2>
      <p>
        With a key of your own, your agreement with its provider governs what is sent there and what it costs;
        an operator who lends a key does so under theirs. Plans set how many tools an account may keep; this
        server takes no payment.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not use Parley to break into systems, to get around another person’s permissions or to disturb the
        service for others. What is stored about you is described under <Link to="/privacy">Privacy</Link>.
      </p>
    </LegalPageLayout>
  );
}
