import { authTexts, ChangePasswordPage } from '@telve/auth';
import { useNavigation, useNotify, useTexts } from '@telve/kit';
import { session } from '../services';
import { useSession } from '../session/useSession';

/** The change of password with this host's session: a temporary password opens nothing else before (D-27). */
export const ChangePassword = () => {
  const { user } = useSession();
  const { go } = useNavigation();
  const notify = useNotify();
  const texts = useTexts(authTexts);
  return (
    <ChangePasswordPage
      forced={user?.mustChangePassword}
      onChanged={(answer) => {
        session.signIn(answer);
        notify.success(texts.passwordChanged);
        go('home');
      }}
    />
  );
};
