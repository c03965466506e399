import type { Client } from '@telve/api';
import { ReadProvider } from '@telve/kit/read';
import { theme as looks } from '@telve/ui/charts';
import { styled } from 'styled-components';
import { RangePicker } from '../scope/RangePicker';
import { ReportScope } from '../scope/ReportScope';
import type { ReportName } from '../widgets/data';
import { OrderTypeWidget } from '../widgets/OrderTypeWidget';
import { ProductWidget } from '../widgets/ProductWidget';
import { SalesWidget } from '../widgets/SalesWidget';
import { VenueWidget } from '../widgets/VenueWidget';
import { CrashGuard } from './CrashGuard';
import type { ReportOptions } from './element/options';

const widgets = {
  orderTypes: OrderTypeWidget,
  venues: VenueWidget,
  products: ProductWidget,
  sales: SalesWidget,
} satisfies Record<ReportName, unknown>;

interface ReportViewProps extends ReportOptions {
  client: Client;
  target: ShadowRoot;
}

/** One report by its name, with its own root and days. */
export function ReportView(props: ReportViewProps) {
  const {
    client,
    target,
    theme,
    lang,
    nonce,
    texts,
    report = 'orderTypes',
    range,
    picker,
    onRangeChange,
    onError,
  } = props;
  const Widget = widgets[report];
  return (
    <ReadProvider {...{ client, target, theme, lang, nonce, texts }}>
      <CrashGuard key={report} onError={onError}>
        <ReportScope initial={range} onRangeChange={onRangeChange}>
          <Stack>
            {picker && <RangePicker />}
            <Widget title={props.title} level={props.level} onError={onError} />
          </Stack>
        </ReportScope>
      </CrashGuard>
    </ReadProvider>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${looks.space[5]};
  & > button { justify-self: start; }
`;
