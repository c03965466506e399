import { exportFileName } from '@telve/locale';
import { FileDownIcon, ImageDownIcon, type MenuItem } from '@telve/ui/charts';
import { createElement, type RefObject, useState } from 'react';
import type { ChartTexts } from '../texts';
import { csvOf } from './csv';
import { saveBlob } from './saveBlob';

interface SavingOptions {
  /** Names the files. */
  title: string;
  stage: RefObject<HTMLElement | null>;
  /** Header and rows of the table twin. */
  table: () => readonly (readonly (string | number | null)[])[];
  /** What the picture shows above the drawing. */
  picture: () => { summary: string; legend: readonly { label: string; value: string; series: number }[] };
  texts: ChartTexts;
}

/** The menu entries that save a chart, and what went wrong with the last one. */
export const useSaving = ({ title, stage, table, picture, texts }: SavingOptions) => {
  const [failure, setFailure] = useState<string>();
  const saveCsv = () =>
    saveBlob(new Blob([csvOf(table())], { type: 'text/csv;charset=utf-8' }), exportFileName(title, new Date(), 'csv'));
  const savePng = async () => {
    setFailure(undefined);
    try {
      const { pngOf } = await import('./png');
      const drawing = stage.current?.querySelector('svg');
      if (!drawing) throw new Error('Nothing is drawn yet.');
      saveBlob(await pngOf(drawing, { title, ...picture() }), exportFileName(title, new Date(), 'png'));
    } catch {
      setFailure(texts.pngFailed);
    }
  };
  const actions: MenuItem[] = [
    { id: 'csv', label: texts.csv, icon: createElement(FileDownIcon), onSelect: saveCsv },
    { id: 'png', label: texts.png, icon: createElement(ImageDownIcon), onSelect: () => void savePng() },
  ];
  return { actions, failure };
};
