import { activityEntries } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { ActivityPage, type ActivityPageProps } from '../ActivityPage';
import { type ActivityClientOptions, activityClient } from './activityClient';

export interface OpenLogOptions extends ActivityClientOptions {
  /** The address at first, e.g. `kind=session`. */
  query?: string;
  /** Default: the log of the panel user 5. */
  page?: Partial<ActivityPageProps>;
}

/** Renders a log over a fake client. */
export const openLog = ({ query = '', page = {}, ...options }: OpenLogOptions = {}) => {
  const client = activityClient(options);
  const ui = <ActivityPage subject="panel-user" id={5} {...page} />;
  const rendered = renderFeature(ui, { client, navigation: query });
  return { ...rendered, client, lastInput: () => client.inputsOf(activityEntries.list).at(-1) };
};

export const findRows = () => screen.findAllByRole('listitem');

/** Sentences of the shown rows. */
export const sentences = async () => (await findRows()).map((row) => row.querySelector('p')?.textContent);

export const moreButton = () => screen.findByRole('button', { name: 'Daha eskileri göster' });
