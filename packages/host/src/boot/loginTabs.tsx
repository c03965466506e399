import type { SignInTab } from '@telve/auth';
import { merchantApplicationFeature } from '@telve/merchant-application/feature';
import { LoginTabContent } from './LoginTabContent';

/** The tabs beside the sign-in (AUTH-02). Only their features' manifests are read: whoever signs in waits for no other. */
export const loginTabs: readonly SignInTab[] = (merchantApplicationFeature.loginTabs ?? []).map(
  ({ id, label, load }) => ({ id, label, render: (props) => <LoginTabContent load={load} {...props} /> }),
);
