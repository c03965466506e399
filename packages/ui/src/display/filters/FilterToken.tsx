'use client';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { XIcon } from '../icons/icons';
import { chipCss } from './styles';

export interface FilterTokenProps {
  label: string;
  /** What the list is narrowed to. */
  value: string;
  onRemove: () => void;
}

/** A filter that was set elsewhere and can only be taken away, such as the bar of a chart that led here. */
export function FilterToken({ label, value, onRemove }: FilterTokenProps) {
  const texts = useUiTexts().filters;
  const words = `${label}: ${value}`;
  return (
    <Chip type="button" data-on="true" aria-label={fill(texts.remove, { label: words })} onClick={onRemove}>
      <span>
        {label}: <b>{value}</b>
      </span>
      <XIcon aria-hidden="true" />
    </Chip>
  );
}

const Chip = styled.button`
  ${chipCss}
  max-width: 100%;
  & > span { overflow: hidden; text-overflow: ellipsis; }
`;
