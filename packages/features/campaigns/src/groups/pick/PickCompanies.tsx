import { type Choice, campaignEntries, campaignLimits } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Button, Dialog } from '@telve/ui';
import { campaignGroupTexts } from '../texts';
import { PickList } from './PickList';
import { isChanged } from './picks';
import { Bar } from './styles';
import { useClose } from './useClose';
import { useCompanyPicks } from './useCompanyPicks';
import { usePickList } from './usePickList';

export interface PickCompaniesProps {
  /** Those that are chosen already. */
  chosen: readonly Choice[];
  /** Takes the choice, which may be of none. */
  onUse: (companies: readonly Choice[]) => void;
  /** Leaves the choice as it was. */
  onClose: () => void;
}

/** Chooses the companies of a mass creation, one by one or all that a search finds; a changed choice is not left unasked (GRP-13, GRP-32). */
export function PickCompanies({ chosen, onUse, onClose }: PickCompaniesProps) {
  const texts = useTexts(campaignGroupTexts).companies;
  const list = usePickList(campaignEntries.companies);
  const { picked, toggle, addAll, clear, loading } = useCompanyPicks(chosen, list.state.search);
  const ids = chosen.map(({ id }) => id);
  const close = useClose(isChanged(new Set(picked.keys()), ids), onClose);
  const isTooMany = picked.size > campaignLimits.companiesMax;
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      onClose={close}
      note={(isTooMany ? texts.tooMany : texts.note)(
        formatNumber(isTooMany ? campaignLimits.companiesMax : picked.size),
      )}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant="primary" disabled={isTooMany || loading} onClick={() => onUse([...picked.values()])}>
            {texts.use}
          </Button>
        </>
      }
    >
      <PickList
        list={list}
        label={texts.list}
        search={texts.search}
        empty={texts.empty}
        itemOf={({ name }) => ({ title: name })}
        isPicked={({ id }) => picked.has(id)}
        onToggle={toggle}
      >
        <Bar>
          {list.totalCount > 0 && (
            <Button size="sm" loading={loading} onClick={addAll}>
              {texts.all(formatNumber(list.totalCount))}
            </Button>
          )}
          {picked.size > 0 && (
            <Button size="sm" variant="ghost" disabled={loading} onClick={clear}>
              {texts.clear}
            </Button>
          )}
        </Bar>
      </PickList>
    </Dialog>
  );
}
