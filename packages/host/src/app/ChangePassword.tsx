import { takeReturn } from '@telve/api';
import { authTexts, ChangePasswordPage } from '@telve/auth';
import { useNotify, useTexts } from '@telve/kit';
import { useNavigate } from 'react-router-dom';
import { session } from '../services';
import { useSession } from '../session/useSession';
import { paths } from './features';

/** The change of password with this host's session: a temporary password opens nothing else before (D-27). */
export const ChangePassword = () => {
  const { user } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const texts = useTexts(authTexts);
  return (
    <ChangePasswordPage
      forced={user?.mustChangePassword}
      onChanged={(answer) => {
        session.signIn(answer);
        notify.success(texts.passwordChanged);
        void navigate((user && takeReturn(user.id)) ?? paths.home);
      }}
    />
  );
};
