import { type Client, publicApplicationEntries as calls } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { networkFault, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { publicClient } from '../testing/publicClient';
import { PublicApplication } from './PublicApplication';
import { SimpleApplicationPage } from './SimpleApplicationPage';

export default { title: 'Merchant application / Public' };

const never = () => new Promise<never>(() => {});
const refuse = (error: Error) => () => Promise.reject(error);

const Stage = ({
  change,
  children,
}: {
  change?: (client: ReturnType<typeof publicClient>) => void;
  children: ReactNode;
}) => {
  const [client] = useState<Client>(() => {
    const made = publicClient();
    change?.(made);
    return made;
  });
  return (
    <TelveProvider client={client} background="surface">
      {children}
    </TelveProvider>
  );
};

const apply = (change?: Parameters<typeof Stage>[0]['change'], maxWidth = 400) => (
  <Stage change={change}>
    <div style={{ maxWidth, margin: '32px auto', padding: '0 16px' }}>
      <PublicApplication headingLevel={1} onLeave={() => {}} />
    </div>
  </Stage>
);

export const Application = () => apply();
export const ApplicationNarrow = () => apply(undefined, 320);
export const ApplicationSending = () => apply((client) => client.answer(calls.sendOtp, never));
export const ApplicationUserExists = () =>
  apply((client) => client.answer(calls.checkByEmail, refuse(refusal('user_already_registered', { status: 409 }))));
export const ApplicationOpenOne = () =>
  apply((client) => client.answer(calls.checkByEmail, refuse(refusal('application_already_exists', { status: 409 }))));
export const ApplicationOffline = () => apply((client) => client.answer(calls.checkByEmail, refuse(networkFault())));
/** Twenty seconds for the code. */
export const ApplicationShortCode = () => apply((client) => client.answer(calls.sendOtp, { expiresIn: 20 }));
/** Any code is wrong. */
export const ApplicationWrongCode = () =>
  apply((client) => client.answer(calls.confirmOtp, refuse(refusal('invalid_otp'))));
export const ApplicationTooManyTries = () =>
  apply((client) => client.answer(calls.confirmOtp, refuse(refusal('too_many_incorrect_otp'))));
/** The code is right, handing in finds no server. */
export const ApplicationNotHandedIn = () => apply((client) => client.answer(calls.create, refuse(networkFault())));

const simple = (change?: Parameters<typeof Stage>[0]['change']) => (
  <Stage change={change}>
    <SimpleApplicationPage />
  </Stage>
);

export const Simple = () => simple();
export const SimpleSending = () => simple((client) => client.answer(calls.createSimple, never));
export const SimpleFailed = () =>
  simple((client) => client.answer(calls.createSimple, refuse(refusal('internal_error', { status: 500 }))));
