import { Link } from 'react-router';
import { links } from '../../../lib/links.ts';
import { Prose } from './prose.tsx';

export function PrivacyPage() {
  return (
    <Prose
      title="Privacy"
      lead="Parley is software that somebody runs: you, your team or your company. What it stores stays on that server."
    >
      <h2>What is stored</h2>
      <ul>
        <li>Your account: name, email address and a one-way hash of your password.</li>
        <li>
          Your sessions, with the network address and browser they were opened from. The browser itself holds
          one cookie that scripts cannot read, and it is only used to keep you signed in.
        </li>
        <li>Your chosen plan, and your AI provider key if you add one.</li>
        <li>The connections, schemas and tools you make.</li>
      </ul>
      <p>Each record belongs to the account that made it, and other accounts cannot read it.</p>
      <h2>Where, and how it is protected</h2>
      <p>
        Everything is kept in the database of the server you are using. Secrets such as AI provider keys and
        database passwords are encrypted before they are written and are never sent back to a browser. There
        is no tracking, no advertising and no script from third parties on these pages.
      </p>
      <h2>What leaves the server</h2>
      <p>
        Nothing goes to an AI provider unless you add a key for it. With a key, your questions, the names of
        your tables and columns, and results that you ask to have explained may be sent to that provider,
        under its own terms. Signing in with Google, where the operator offers it, shares your name and email
        address with this server.
      </p>
      <h2>Seeing and deleting your data</h2>
      <p>
        You can change your name on <Link to="/profile">your profile</Link> and remove your key in{' '}
        <Link to="/settings">Settings</Link>. To have your account and all that belongs to it deleted, ask
        whoever runs your server; on your own machine, deleting the data folder removes everything.
      </p>
      <h2>Questions</h2>
      <p>
        Ask the operator of your server first. For questions about the software itself, write to{' '}
        <a href={links.support}>{links.support.replace('mailto:', '')}</a>.
      </p>
    </Prose>
  );
}
