import { useOperator } from '../../../../lib/server-info/use-embedded-server-facts.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { LegalPageLayout } from './legal-page-layout.tsx';

export function AboutContent() {
  const links = useOperator()?.links;
  return (
    <LegalPageLayout
      title="About Parley"
      lead="Parley lets people ask a database in plain English, and shows how every answer came about."
    >
      <h2>Why tools, and not just a chat</h2>
      <p>
        A model that writes fresh SQL for every question is quick to demonstrate and hard to trust: the same
        words can give another statement tomorrow. Parley has the model propose tools instead. A tool is a
        named SQL statement with typed parameters that you read, try and keep. A question then picks a tool
        and fills in its values, so the same question runs the same statement.
      </p>
      <h2>What we hold on to</h2>
      <ul>
        <li>You see the statement, the values and where each value came from.</li>
        <li>Reading is the normal case: statements are checked before they reach a database.</li>
        <li>Passwords and keys are encrypted where they are stored, and never sent back to a browser.</li>
        <li>It runs on your own machine, and its source is open.</li>
      </ul>
      <h2>Where it stands</h2>
      <p>
        Parley is under development and grows step by step. Pages whose part is not there yet say so plainly.
        {links?.docs && (
          <>
            {' '}
            The <a href={links.docs}>documentation</a> tells more.
          </>
        )}
        {links?.repository && (
          <>
            {' '}
            The <a href={links.repository}>source</a> is the place for questions and reports.
          </>
        )}
      </p>
      <p>
        See also <Link to="/privacy">what is stored</Link> and <Link to="/terms">the terms of use</Link>.
      </p>
    </LegalPageLayout>
  );
}
