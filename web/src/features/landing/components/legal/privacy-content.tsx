import { useOperator } from '../../../../lib/server-info/use-embedded-server-facts.ts';
import { useServerInfo } from '../../../../lib/server-info/use-server-info.ts';
import { cookies, localKeys, tabKeys } from '../../../../lib/storage/cookie-and-storage-disclosure.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { BrowserStorageList } from './browser-storage-list.tsx';
import { RecordsKept, WhoThinks } from './data-handling-text.tsx';
import { LegalPageLayout } from './legal-page-layout.tsx';

export function PrivacyContent() {
  const operator = useOperator();
  const { data: server } = useServerInfo();
  const support = operator?.links.support;
  return (
    <LegalPageLayout
      title="Privacy"
      lead="Parley is software that somebody runs: you, your team or your company. This page says what this server stores, what it sends elsewhere, and what stays in your browser."
    >
      <h2>What is stored</h2>
      <ul>
        <li>Your account: name, email address and a one-way hash of your password.</li>
        <li>Your sessions, with the network address and browser they were opened from.</li>
        <li>Your chosen plan, and your AI provider key if you add one.</li>
        <li>
          The connections, schemas, tools and SQLite files you make or upload, and the access tokens and
          agents you let in.
        </li>
        <li>
          Of each tool that was proposed to you, up to five rows that its trial run gave, until other tools
          are proposed.
        </li>
        <li>
          A record of everything you run: your question, the statement, the values in it, up to 200 rows of
          its result, the time and what it cost; and your votes on answers.{' '}
          <RecordsKept operator={operator} />
        </li>
        <li>What AI providers were sent and answered, encrypted, as long as the record that it is for.</li>
        <SharedAnswers />
      </ul>
      <p>Each record belongs to the account that made it, and other accounts cannot read it.</p>
      <h2>Where, and how it is protected</h2>
      <p>
        Everything is kept in the database of the server you are using. Secrets such as AI provider keys and
        database passwords are encrypted before they are written and are never sent back to a browser. Records
        of what you ran are not: whoever can read that database can read them. There is no tracking, no
        advertising and no script from third parties on these pages.
      </p>
      <h2>What leaves the server</h2>
      <WhoThinks operator={operator} offered={server?.offeredAi} />
      <p>
        Your statements go to the databases you connect. Where the operator offers it, signing in with Google
        shares your name and email address with this server; connecting a Supabase project asks that service
        on your behalf; mails with links go through the operator’s mail server.
      </p>
      <h2>Cookies</h2>
      <p>
        All of them are this server’s own and out of reach for scripts. Nothing else is read from them than
        what stands here. On an encrypted connection some carry <code>__Host-</code> before their name.
      </p>
      <BrowserStorageList label="Cookies" entries={cookies} />
      <h2>What your browser keeps</h2>
      <p>
        Never a password, a key or a token. Signing out empties all of it in every open tab, but for the theme
        and how far pages were scrolled.
      </p>
      <BrowserStorageList label="Local storage" entries={localKeys} />
      <p>And for as long as a tab is open:</p>
      <BrowserStorageList label="Session storage" entries={tabKeys} />
      <h2>Seeing and deleting your data</h2>
      <p>
        <Link to="/settings?tab=profile">Settings, Profile</Link> hands you everything of your account as one
        file, and deletes the account with everything of it: records, connections, tools, files, sessions and
        tokens, at once and for good. What is in the operator’s backups stays there until those are replaced.
        You can also ask whoever runs your server to do either.
      </p>
      <h2>Questions</h2>
      <p>
        Ask the operator of your server
        {support ? (
          <>
            : <a href={support}>{support.replace('mailto:', '')}</a>.
          </>
        ) : (
          '.'
        )}
      </p>
    </LegalPageLayout>
  );
}

function SharedAnswers() {
  return (
    <li>
      A copy of each answer that you share by a link: up to 200 rows, its chart and its words, until the link
      ends. Public links are off until the owner of a space allows them; they show no SQL and no connection.
    </li>
  );
}
