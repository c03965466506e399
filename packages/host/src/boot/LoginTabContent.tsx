import type { SignInTabContentProps } from '@telve/auth';
import type { LoginTab, PageComponent } from '@telve/kit';
import { Alert, Button, Skeleton } from '@telve/ui';
import { useEffect, useState } from 'react';
import { client } from '../services';
import { bootTexts } from './texts';

export interface LoginTabContentProps extends SignInTabContentProps {
  load: LoginTab['load'];
}

/** What a tab shows, loaded when it is first shown. One that could not be loaded is asked for again by a button. */
export const LoginTabContent = ({ load, ...props }: LoginTabContentProps) => {
  const [Page, setPage] = useState<PageComponent | null>(null);
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isShown = true;
    load().then(
      (page) => isShown && setPage(() => page),
      () => isShown && setFailed(tries),
    );
    return () => {
      isShown = false;
    };
  }, [load, tries]);

  if (Page) return <Page client={client} {...props} />;
  if (failed < tries) return <Skeleton height={240} />;
  return (
    <Alert tone="danger" action={<Button onClick={() => setTries(tries + 1)}>{bootTexts.again}</Button>}>
      {bootTexts.tabFailed}
    </Alert>
  );
};
