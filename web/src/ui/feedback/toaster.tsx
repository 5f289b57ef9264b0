import './toast-nonce.ts';
import { type ReactElement, useEffect, useState } from 'react';
import { Toaster as HotToaster, toast } from 'react-hot-toast';
import styles from './toaster.module.css';

/** What the toast library does by itself and we rely on; the test beside this file holds it to them. */
export const toastDefaults = { most: 20, maxWidth: '350px', enter: '0.35s', exit: '0.4s' } as const;

export const notify = {
  blank: (message: string) => toast(message),
  loading: (message: string) => toast.loading(message),
  success: (message: string) => toast.success(message),
  error: (message: string) => toast.error(message),
  custom: (message: string, icon: ReactElement | string) => toast(message, { icon }),
  dismiss: (id?: string) => toast.dismiss(id),
} as const;

/** Drawn in the browser only: its inline styles have no place in prerendered pages. */
export function Toaster() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  return (
    <HotToaster
      position="bottom-right"
      toastOptions={{
        className: styles.toast ?? '',
        success: { iconTheme: { primary: 'var(--success-text)', secondary: 'var(--surface-raised)' } },
        error: {
          iconTheme: { primary: 'var(--danger-text)', secondary: 'var(--surface-raised)' },
          duration: 6000,
        },
        loading: { iconTheme: { primary: 'var(--text)', secondary: 'var(--border-strong)' } },
      }}
    />
  );
}
