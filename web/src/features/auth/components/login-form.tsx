import { authMessages, signInInput } from '@parley/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '../../../lib/forms/use-form.ts';
import { setSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { signIn } from '../requests/sign-in.ts';
import styles from './auth-form.module.css';
import { FormErrorSummary } from './form-error-summary.tsx';
import { GoogleButton } from './google-button.tsx';

type LoginFormProps = {
  /** Known already: only the password is left to type. */
  email: string;
};

export function LoginForm({ email }: LoginFormProps) {
  const queries = useQueryClient();
  const { values, field, set, errors, busy, form } = useForm({
    initial: { email, password: '', rememberMe: false },
    schema: signInInput,
    missing: authMessages.missingCredentials,
    submit: async (input) => setSession(queries, await signIn(input)),
  });
  return (
    <>
      <form {...form} className={styles.form} aria-label="Sign in">
        <FormErrorSummary messages={errors.summary} />
        <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus={email !== ''}
          {...field('password')}
        />
        <div className={styles.between}>
          <Checkbox
            label="Remember me"
            name="rememberMe"
            checked={values.rememberMe}
            onChange={(rememberMe) => set('rememberMe', rememberMe)}
          />
          <Link className={styles.link} to="/reset-password">
            Forgot your password?
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel="Signing in...">
          Sign in with Email
        </Button>
      </form>
      <div className={styles.or}>or</div>
      <GoogleButton>Sign in with Google</GoogleButton>
      <p className={styles.switch}>
        New here?{' '}
        <Link className={styles.link} to="/register">
          Create an account
        </Link>
      </p>
    </>
  );
}
