// --- foundation and form controls ---
export { Button, type ButtonProps } from './button/Button';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink';
export type { ButtonSize, ButtonVariant } from './button/buttonStyles';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './button/IconButton';
export { Spinner } from './button/Spinner';
export { Alert, type AlertProps, type AlertTone } from './display/alert/Alert';
// --- display ---
export { LiveRegion, type LiveRegionProps } from './display/announce/LiveRegion';
export { useAnnounce } from './display/announce/useAnnounce';
export { Avatar, type AvatarProps } from './display/avatar/Avatar';
export { Badge, type BadgeProps, type BadgeTone } from './display/badge/Badge';
export { Card, type CardProps } from './display/card/Card';
export { CardGrid, type CardGridProps, CardSection, type CardSectionProps } from './display/card/CardSection';
export { ChartFrame, type ChartFrameProps, type ChartParts } from './display/charts/ChartFrame';
export type { ChartLegendItem } from './display/charts/ChartLegend';
export type { ChartTableData } from './display/charts/ChartTable';
export { type Delta, type DeltaDirection, deltaOf } from './display/charts/delta';
export { FileDownIcon, ImageDownIcon } from './display/charts/icons';
export { type KpiItem, KpiStrip, type KpiStripProps } from './display/charts/KpiStrip';
export { Sparkline, type SparklineProps } from './display/charts/Sparkline';
export { DayBar, type DayBarProps, DayScale, type DaySegment } from './display/day-bar/DayBar';
export { ConfirmDialog, type ConfirmDialogProps } from './display/dialog/ConfirmDialog';
export { Dialog, type DialogProps } from './display/dialog/Dialog';
export type { DialogWidth } from './display/dialog/DialogShell';
export { InfoDialog, type InfoDialogProps } from './display/dialog/InfoDialog';
export type { DialogTone } from './display/dialog/MessageDialog';
export { ValidationDialog, type ValidationDialogProps, type ValidationEntry } from './display/dialog/ValidationDialog';
export { EmptyState, type EmptyStateProps } from './display/empty/EmptyState';
export { ClearFilters } from './display/filters/ClearFilters';
export { DateRangeChip, type DateRangeChipProps } from './display/filters/DateRangeChip';
export type { DateRangeLimits, DateRangeValue } from './display/filters/dateRange';
export { FilterBar, type FilterBarProps } from './display/filters/FilterBar';
export { FilterChip } from './display/filters/FilterChip';
export { FilterSheet, type FilterSheetProps } from './display/filters/FilterSheet';
export { FilterToken, type FilterTokenProps } from './display/filters/FilterToken';
export type { Filter, FilterOption, MultiFilter, OwnFilter, SingleFilter } from './display/filters/types';
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  Building2Icon,
  CalendarIcon,
  ChartColumnIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleUserRoundIcon,
  CircleXIcon,
  ClockIcon,
  CloudOffIcon,
  CoinsIcon,
  CopyIcon,
  CreditCardIcon,
  CupSodaIcon,
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FilePenIcon,
  FilePlusIcon,
  FileSpreadsheetIcon,
  FileTextIcon,
  FileWarningIcon,
  FlameIcon,
  GalleryHorizontalEndIcon,
  GitMergeIcon,
  GripVerticalIcon,
  HistoryIcon,
  HourglassIcon,
  HouseIcon,
  ImageIcon,
  InboxIcon,
  InfoIcon,
  KeyboardIcon,
  KeyRoundIcon,
  LifeBuoyIcon,
  ListChecksIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MailIcon,
  MapPinIcon,
  MegaphoneIcon,
  MenuIcon,
  MilkIcon,
  MonitorSmartphoneIcon,
  MoonIcon,
  MoveVerticalIcon,
  OctagonAlertIcon,
  PanelLeftIcon,
  PauseIcon,
  PencilIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  PowerIcon,
  ReceiptTextIcon,
  RefreshCwIcon,
  Repeat2Icon,
  RotateCwIcon,
  SearchIcon,
  SearchXIcon,
  SendIcon,
  SettingsIcon,
  ShieldUserIcon,
  SlidersHorizontalIcon,
  SmartphoneIcon,
  StarIcon,
  StoreIcon,
  SunIcon,
  SunMoonIcon,
  Table2Icon,
  TicketPercentIcon,
  TimerIcon,
  Trash2Icon,
  TreePalmIcon,
  TriangleAlertIcon,
  Undo2Icon,
  UploadIcon,
  UserRoundIcon,
  UsersIcon,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './display/icons/icons';
export { isInTurkey } from './display/map/geometry';
export { TurkeyMap, type TurkeyMapProps } from './display/map/TurkeyMap';
export { Brand, type BrandProps } from './display/mark/Brand';
export { Mark, type MarkProps } from './display/mark/Mark';
export type { MenuItem } from './display/menu/items';
export { Menu, type MenuProps, type MenuTriggerProps } from './display/menu/Menu';
export { PageHead, type PageHeadProps } from './display/page-head/PageHead';
export { Pager, type PagerProps } from './display/pager/Pager';
export { PageSizeSelect, type PageSizeSelectProps, pageSizes } from './display/pager/PageSizeSelect';
export { type PageItem, pageItems, pageRange } from './display/pager/pageItems';
export { TableFooter, type TableFooterProps } from './display/pager/TableFooter';
export { CommandPalette, type CommandPaletteProps } from './display/palette/CommandPalette';
export { PaletteButton, type PaletteButtonProps } from './display/palette/PaletteButton';
export type { PaletteGroup, PaletteItem, PaletteTexts } from './display/palette/types';
export { PhoneFrame, type PhoneFrameProps } from './display/phone/PhoneFrame';
export { Popover, type PopoverProps } from './display/popover/Popover';
export { useTrigger } from './display/popover/useTrigger';
export { ProgressBar, type ProgressBarProps } from './display/progress/ProgressBar';
export type { ReorderKey } from './display/reorder/context';
export { Reorder, type ReorderProps } from './display/reorder/Reorder';
export { ReorderButtons } from './display/reorder/ReorderButtons';
export { ReorderHandle, type ReorderHandleProps } from './display/reorder/ReorderHandle';
export type { ReorderTexts } from './display/reorder/texts';
export { SaveBar, type SaveBarProps } from './display/save-bar/SaveBar';
export { EditorLayout, type EditorLayoutProps } from './display/sections/EditorLayout';
export { type EditorSection, SectionNav, type SectionNavProps } from './display/sections/SectionNav';
export { SettingRow, type SettingRowProps } from './display/setting-row/SettingRow';
export { VisuallyHidden } from './display/shared/VisuallyHidden';
export { type AuthFigure, AuthFrame, type AuthFrameProps } from './display/shell/auth/AuthFrame';
export { type Breadcrumb, Breadcrumbs } from './display/shell/Breadcrumbs';
export { Page, type PageProps } from './display/shell/Page';
export { PageFrame, type PageFrameProps } from './display/shell/PageFrame';
export { SideMenu, type SideMenuGroup, type SideMenuItem, type SideMenuProps } from './display/shell/SideMenu';
export { SkipLink } from './display/shell/SkipLink';
export { TopBar, type TopBarProps } from './display/shell/TopBar';
export { UserMenu, type UserMenuProps } from './display/shell/UserMenu';
export { Skeleton, type SkeletonProps } from './display/skeleton/Skeleton';
export { Stepper, type StepperProps } from './display/stepper/Stepper';
export type { Step, StepState } from './display/stepper/types';
export {
  CellActions,
  CellBadge,
  CellButton,
  CellLink,
  CellMain,
  type CellMainProps,
  CellNone,
  CellRow,
  CellTag,
  CellText,
} from './display/table/cells';
export type { Column } from './display/table/columns';
export { DataTable, type DataTableProps } from './display/table/DataTable';
export { SegmentTabs } from './display/tabs/SegmentTabs';
export { type TabItem, TabPanel, type TabPanelProps, Tabs, type TabsProps } from './display/tabs/Tabs';
export { Tag, type TagProps, type TagVariant } from './display/tag/Tag';
export { Timeline, type TimelineEntry, type TimelineProps, type TimelineState } from './display/timeline/Timeline';
export { ToastLine, type ToastLineProps } from './display/toast/ToastLine';
export { ToastPlace } from './display/toast/ToastPlace';
export { ToastProvider } from './display/toast/ToastProvider';
export { type Toasts, useToasts } from './display/toast/useToasts';
export { Tooltip, type TooltipProps } from './display/tooltip/Tooltip';
export { Checkbox, type CheckboxProps } from './fields/Checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './fields/checkbox-group/CheckboxGroup';
export { CodeField, type CodeFieldProps } from './fields/code/CodeField';
export { Combobox, type ComboboxProps } from './fields/combobox/Combobox';
export { MultiCombobox, type MultiComboboxProps } from './fields/combobox/MultiCombobox';
export type { LoadOptions } from './fields/combobox/useOptions';
export { DateField, type DateFieldProps } from './fields/date/DateField';
export { type DateRange, DateRangeField, type DateRangeFieldProps } from './fields/date/DateRangeField';
export type { RangePreset } from './fields/date/RangePanel';
export { EmailField, type EmailFieldProps } from './fields/EmailField';
export { type ControlProps, Field, type FieldFrameProps } from './fields/Field';
export { FileSlot } from './fields/file/FileSlot';
export type { FilePhase, FileSlotProps, StoredFile } from './fields/file/types';
export { ImageField } from './fields/image/ImageField';
export { ImageListField } from './fields/image/ImageListField';
export type { ImageFieldProps, ImageListFieldProps, ImageOptions } from './fields/image/types';
export { IbanField, type IbanFieldProps } from './fields/masked/IbanField';
export { MaskedField, type MaskedFieldProps } from './fields/masked/MaskedField';
export { PhoneField, type PhoneFieldProps } from './fields/masked/PhoneField';
export { NumberField, type NumberFieldProps } from './fields/number/NumberField';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField';
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup';
export { SearchField, type SearchFieldProps } from './fields/SearchField';
export { SegmentedControl, type SegmentedControlProps, type SegmentOption } from './fields/SegmentedControl';
export { Select, type SelectProps } from './fields/Select';
export { Switch, type SwitchProps } from './fields/Switch';
export { SwitchCell, type SwitchCellProps } from './fields/SwitchCell';
export { switchStyles } from './fields/switchStyles';
export { TextArea, type TextAreaProps } from './fields/TextArea';
export { TextField, type TextFieldProps } from './fields/TextField';
export { TimeField, type TimeFieldProps } from './fields/time/TimeField';
export type { FieldProps, Option } from './fields/types';
export { FormAside, FormColumns, FormFields, FormStack } from './layout/form';
export { type RootContextValue, type ThemeName, useRoot } from './root/context';
export { UiRoot, type UiRootProps } from './root/UiRoot';
export { fill } from './texts/fill';
export { type UiTexts, type UiTextsOverride, uiTexts, useUiTexts } from './texts/TextsContext';
export { container, containerBelow, containerFrom } from './theme/container';
export { focusRing, tabular, text, truncate, visuallyHidden } from './theme/mixins';
export { palette } from './theme/palette';
export { breakpoint, type Theme, theme } from './theme/theme';
export { tokenNames } from './theme/tokens';
// --- end of display ---
