import { forgetReturnPath } from '../../lib/return-path.ts';

/** Ends in a full page load: nothing of one person may stay in memory for the next. */
export async function leaveApp(): Promise<void> {
  try {
    const { endSession } = await import('../../lib/fetch-session.ts');
    const { forgetCopiedUser } = await import('../../lib/copied-user.ts');
    const { localCopy } = await import('../../lib/local-copy.ts');
    const { forgetActive } = await import('../../features/projects/model/active-project.ts');
    await endSession();
    forgetReturnPath();
    forgetCopiedUser();
    forgetActive();
    localCopy.forget();
    location.assign('/');
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failing sign-out is logged and nothing else
    console.error('Signing out failed', error);
  }
}
