'use client';
import { Button } from '../../button/Button';
import { useUiTexts } from '../../texts/TextsContext';

/** "Filtreleri temizle": show it while any filter is set. */
export function ClearFilters({ onClick }: { onClick: () => void }) {
  const texts = useUiTexts().filters;
  return (
    <Button variant="link" size="sm" onClick={onClick}>
      {texts.clear}
    </Button>
  );
}
