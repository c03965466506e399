import { type MountedView, mountView } from '@telve/kit/element';
import { createRoot } from 'react-dom/client';
import { createWidgetClient } from '../createWidgetClient';
import { ReportView } from '../ReportView';
import { type MountOptions, missingOption } from './options';

/** Of its options `apiBase` and `client` are read once, by `mount`. */
export type Mounted = MountedView<MountOptions>;

/**
 * Shows a report in a shadow root, with the React of this bundle.
 * @throws Error naming the option that is missing
 */
export const mountIn = (shadow: ShadowRoot, first: MountOptions): Mounted => {
  const missing = missingOption(first);
  if (missing) throw new Error(missing);
  return mountView(shadow, first, ({ place, options }) => {
    const askToken = () => options().getToken?.() ?? Promise.reject(new Error('getToken was taken away.'));
    const client = first.client ?? createWidgetClient({ baseUrl: first.apiBase ?? '', token: askToken });
    const tell = (error: unknown) => options().onError?.(error);
    // A fault that the report itself could not hold, e.g. styles that the page's policy blocks.
    const root = createRoot(place, { onUncaughtError: tell, onCaughtError: () => {}, onRecoverableError: tell });
    const draw = () => root.render(<ReportView {...options()} client={client} target={shadow} />);
    draw();
    return { draw, end: () => root.unmount() };
  });
};
