import { limits } from '@parley/contract/limits';

/** Something that Parley leaves in a browser. The privacy page lists all of it, and a journey compares. */
export type Kept = { name: string; purpose: string; until: string };

const days = (milliseconds: number) => milliseconds / 86_400_000;

/** On https the first, second and fourth carry `__Host-` before their name. */
export const cookies: readonly Kept[] = [
  {
    name: 'parley.session_token',
    purpose: 'keeps you signed in',
    until: `you sign out or stay away for ${days(limits.session.lifetime)} days; without ‘Remember me’, the browser closes`,
  },
  {
    name: 'parley.dont_remember',
    purpose: 'notes that ‘Remember me’ was not ticked',
    until: 'the browser closes or you sign out',
  },
  {
    name: 'parley.device',
    purpose:
      'recognises a browser that has signed in before, so that somebody who guesses at your password cannot keep you out; it opens nothing and holds no name',
    until: `${days(limits.device)} days have passed since the last sign-in, whether you sign out or not`,
  },
  {
    name: 'parley.state',
    purpose: 'protects the way to Google and back, where that is offered',
    until: 'five minutes have passed, or you are back',
  },
];

const signOut = 'you sign out';
const theTab = 'you close the tab or sign out';

export const localKeys: readonly Kept[] = [
  { name: 'parley-theme', purpose: 'light or dark, if you chose one', until: 'you choose ‘System’' },
  {
    name: 'parley-locale',
    purpose: 'how numbers and dates are written, if you chose it',
    until: 'you choose the way of your browser',
  },
  {
    name: 'active_project',
    purpose: 'the hosted project you work with: its name and its schema',
    until: signOut,
  },
  { name: 'use_local_storage', purpose: 'whether a copy of your connections is kept', until: signOut },
  {
    name: 'connections_data',
    purpose: 'that copy, for when the server is away: names and addresses, never a password',
    until: signOut,
  },
  { name: 'connections_user', purpose: 'whose copy it is: your name and address', until: signOut },
  { name: 'parley-engine', purpose: 'whether you asked for the built-in engine', until: signOut },
  { name: 'parley-asked-source', purpose: 'which connection you asked last', until: signOut },
  { name: 'parley-ask-mode', purpose: 'whether you pick tools by hand', until: signOut },
  { name: 'auth_return_path', purpose: 'the page to go back to after signing in', until: 'you are there' },
  { name: 'space:…', purpose: 'the same for each shared space that you opened', until: signOut },
  { name: 'google_oauth_pending', purpose: 'that you are on your way to Google', until: 'you are back' },
  { name: 'google_oauth_started_at', purpose: 'since when', until: 'you are back' },
];

export const tabKeys: readonly Kept[] = [
  { name: 'supabase_oauth_state', purpose: 'protects the way to Supabase and back', until: 'you are back' },
  { name: 'supabase_code_verifier', purpose: 'the same', until: 'you are back' },
  { name: 'supabase_connection_referrer', purpose: 'the page that you came from', until: 'you are back' },
  {
    name: 'parley-left-space',
    purpose: 'the space that you left for another site',
    until: 'you are back',
  },
  {
    name: 'parley-scroll',
    purpose: 'how far pages were scrolled',
    until: 'you close the tab',
  },
  { name: 'space:…', purpose: 'the same for each shared space that you opened', until: theTab },
  { name: 'parley-picks:…', purpose: 'which proposed tools you ticked', until: theTab },
  { name: 'parley-save-job:…', purpose: 'which tools are being saved', until: theTab },
];
