import type { MerchantApplication } from '@telve/api';
import { applicationEntries } from '@telve/api';
import { type FakeClient, type RenderFeatureOptions, renderFeature } from '@telve/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { WizardPage, type WizardPageProps } from '../wizard/WizardPage';
import { application, pdf } from './application';
import { wizardClient } from './wizardClient';

export const email = 'elif@kirikfincan.example';
export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
export const field = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
export const slot = (name: string): HTMLElement => screen.getByRole('group', { name });
export const stepper = () => within(screen.getByRole('list', { name: 'Başvuru adımları' }));
export const title = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Puts a file into a slot, as the system's dialog does with “All files” chosen. */
const put = (name: string, file: File): void => {
  const input = slot(name).querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error(`${name} takes no file`);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  fireEvent.change(input);
};

/** Drops a file onto a slot, as from the desktop. */
const drop = (name: string, file: File): void => {
  const data = new DataTransfer();
  data.items.add(file);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer: data });
    slot(name).dispatchEvent(event);
  }
};

export interface OpenOptions extends Omit<RenderFeatureOptions, 'client'>, Partial<WizardPageProps> {
  start?: MerchantApplication | null;
  client?: FakeClient;
}

/** The wizard over a back end in memory, and the hands that use it. */
export const openWizard = ({
  start = application(),
  client = wizardClient(start),
  step,
  onStepChange,
  onSubmitted,
  onError,
  ...options
}: OpenOptions = {}) => {
  const control = { step, onStepChange, onSubmitted, onError };
  const page = <WizardPage email={email} templateUrl="/templates/sozlesme.pdf" {...control} />;
  const rendered = renderFeature(page, { background: 'surface', ...options, client });
  const { user } = rendered;
  const press = async (name: string | RegExp) => user.click(button(name));
  return {
    ...rendered,
    client,
    press,
    fill: async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts)) {
        // After the name an optional field says that it is one.
        const input = field(new RegExp(`^${name}`));
        await user.clear(input);
        if (text !== '') await user.type(input, text);
      }
    },
    put,
    drop,
    putAll: async () => {
      for (const [index, name] of documentNames.entries()) {
        put(name, pdf(`belge-${index}.pdf`));
        await within(slot(name)).findByText(/Hazır/);
      }
    },
    /** Presses Onayla and says yes. */
    handIn: async () => {
      await press('Onayla');
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Onayla' }));
    },
    saves: () => client.inputsOf(applicationEntries.update),
    statuses: () => client.inputsOf(applicationEntries.changeStatus),
    goneFrom: (name: string) =>
      waitFor(() => {
        if (screen.queryByRole('heading', { level: 2, name })) throw new Error(`${name} is still shown`);
      }),
  };
};

export const documentNames = [
  'Vergi levhası',
  'Faaliyet belgesi',
  'İmza sirküleri',
  'Ticaret sicil kaydı',
  'Sözleşme',
] as const;
