export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** nodemailer is loaded with the first mail: a server that never sends one starts without it. */
export function createMailer(settings: { url: string; from: string }): Mailer {
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: settings.url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  });
  return {
    send: async (mail) => {
      await (await transport.get()).sendMail({ from: settings.from, ...mail });
    },
    close: () => transport.whenLoaded((loaded) => loaded.close()),
  };
}

function lazily<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  return {
    get: () => {
      loading ??= load();
      return loading;
    },
    whenLoaded: (use: (loaded: T) => void) => void loading?.then(use),
  };
}
