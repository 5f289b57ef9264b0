import type { Mail } from '../../platform/mail.ts';

export function confirmationMail(to: string, origin: string, token: string): Mail {
  const link = `${origin}/api/auth/verify-email?token=${encodeURIComponent(token)}`;
  return {
    to,
    subject: 'Confirm your email address for Parley',
    text: [
      'Welcome to Parley.',
      'Open this link within 24 hours to confirm your email address:',
      link,
      'If you did not create an account, ignore this mail.',
    ].join('\n\n'),
  };
}

export function resetMail(to: string, origin: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new password for Parley',
    text: [
      'Somebody asked to set a new password for your Parley account.',
      'Open this link within one hour; it works once:',
      resetLink(origin, token),
      'If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  };
}

export function resetLink(origin: string, token: string): string {
  return `${origin}/reset-password?token=${encodeURIComponent(token)}`;
}

type Invited = { space: string; link: string; by: string };

export function invitationMail(to: string, { space, link, by }: Invited): Mail {
  return {
    to,
    // A name that somebody chose must not add lines to a mail.
    subject: `You are invited to ${space.replaceAll(/\s+/g, ' ')} on Parley`,
    text: [
      `${by} invites you to the space ‘${space.replaceAll(/\s+/g, ' ')}’ on Parley.`,
      'Open this link to join; it works once, for this address:',
      link,
      'If you do not know what this is about, ignore this mail.',
    ].join('\n\n'),
  };
}

export function existingAccountMail(to: string, origin: string): Mail {
  return {
    to,
    subject: 'You already have a Parley account',
    text: [
      'Somebody tried to create a Parley account with this address, but you already have one.',
      `Sign in: ${origin}/login`,
      `Forgot your password? ${origin}/reset-password`,
      'If it was not you, ignore this mail.',
    ].join('\n\n'),
  };
}
