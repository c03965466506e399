export { BackgroundNotice, type BackgroundNoticeProps } from './background/BackgroundNotice';
export { type Background, useBackground, type Work } from './background/background';
export type { ConflictField, ConflictOptions } from './conflict/types';
export { useInvalidate } from './data/useInvalidate';
export { useLookup } from './data/useLookup';
export { type Mutation, useMutation } from './data/useMutation';
export { type Query, type QueryOptions, useQuery } from './data/useQuery';
export { type ConfirmOptions, type InformOptions, useConfirm, useInform } from './dialogs/confirm';
export { LateDialogButton, type LateDialogButtonProps, type LateDialogProps } from './dialogs/LateDialogButton';
export { saveFile } from './download/saveFile';
export { type Export, type ExportOptions, useExport } from './download/useExport';
export { type DraftStorage, useDrafts } from './drafts/drafts';
export { type BoundProps, bindChecked, bindField } from './forms/bindField';
export { useFormBusy } from './forms/context';
export { EntityForm } from './forms/EntityForm';
export { FormSaveBar, type FormSaveBarProps } from './forms/FormSaveBar';
export { FormCheckbox } from './forms/fields/FormCheckbox';
export { FormCheckboxGroupField } from './forms/fields/FormCheckboxGroupField';
export { FormCodeField } from './forms/fields/FormCodeField';
export { FormCombobox } from './forms/fields/FormCombobox';
export { FormDateField } from './forms/fields/FormDateField';
export { FormEmailField } from './forms/fields/FormEmailField';
export { FormFileField, type FormFileFieldProps } from './forms/fields/FormFileField';
export { FormIbanField } from './forms/fields/FormIbanField';
export { FormImageField, type FormImageFieldProps } from './forms/fields/FormImageField';
export { FormImageListField, type FormImageListFieldProps } from './forms/fields/FormImageListField';
export { FormNumberField } from './forms/fields/FormNumberField';
export { FormPasswordField } from './forms/fields/FormPasswordField';
export { FormPhoneField } from './forms/fields/FormPhoneField';
export { FormPictureField, type FormPictureFieldProps } from './forms/fields/FormPictureField';
export { FormRadioGroup } from './forms/fields/FormRadioGroup';
export { FormSegmented } from './forms/fields/FormSegmented';
export { FormSelect } from './forms/fields/FormSelect';
export { FormSwitch } from './forms/fields/FormSwitch';
export { FormTaxNumberField } from './forms/fields/FormTaxNumberField';
export { FormTextArea } from './forms/fields/FormTextArea';
export { FormTextField } from './forms/fields/FormTextField';
export { FormTimeField } from './forms/fields/FormTimeField';
export { type PictureValue, usePictureAddress } from './forms/fields/usePictureAddress';
export type { FaultMessage } from './forms/messages';
export { formTexts } from './forms/texts';
export type { EntityFormProps } from './forms/types';
export type { LoadRules } from './forms/useCheck';
export { type FormField, useFormField } from './forms/useFormField';
export { type FormMarks, useFormMarks } from './forms/useFormMarks';
export { useFormValues, useFormView, useSetFormValue, useVerifyFields } from './forms/useFormValues';
export { usePointerPause } from './forms/usePointerPause';
export { ImageFault, type ImageFaultCode } from './images/imageFault';
export { type PrepareImageOptions, prepareImage } from './images/prepareImage';
export { useImageWords } from './images/useImageWords';
export { type LeaveGuard, useDirty, useDirtyRegistry, useIsDirty } from './leave/leave';
export { type DateRangeFilterOptions, dateRangeFilter } from './list/dateRangeFilter';
export type { FilterKind, FilterKinds, FilterValues } from './list/filters';
export type { ListBodyOptions, ListEmpty } from './list/ListBody';
export { ListPage, type ListPageProps } from './list/ListPage';
export { ListSearch, type ListSearchProps } from './list/ListSearch';
export type { BoundFilter, ListFilter } from './list/listFilters';
export type { ListState } from './list/listState';
export type { RowKey } from './list/rows';
export { type List, type ListOptions, useList } from './list/useList';
export { type ListControl, useListState } from './list/useListState';
export { type RowSwitchOptions, type RowSwitchProps, useRowSwitch } from './list/useRowSwitch';
export { useSearchText } from './list/useSearchText';
export {
  defineFeature,
  type FeatureManifest,
  type FeatureRoute,
  type HomeCard,
  type HomeTask,
  type LoginTab,
  type MenuGroup,
  type MenuItem,
  menuGroups,
  type PageComponent,
  type PaletteAction,
  type SearchHit,
  type SearchRecords,
  type SearchRequest,
  type SearchSource,
  type TargetOf,
  type UserMenuItem,
  type Visitor,
} from './manifest/manifest';
export {
  type GoOptions,
  type HistoryMode,
  type Navigation,
  type Routes,
  type SearchInit,
  type Target,
  type TargetParams,
  useNavigation,
  usePageName,
} from './navigation/navigation';
export { TargetButton, type TargetButtonProps } from './navigation/TargetButton';
export { TargetLink, type TargetLinkProps, type TargetTo, useTarget } from './navigation/TargetLink';
export { useSearchState } from './navigation/useSearchState';
export { type Notify, useNotify } from './notify/notify';
export { DetailPage, type DetailPageProps } from './pages/DetailPage';
export { Forbidden, isNotFound, PageError, type PageErrorProps, PageNotFound, PageSkeleton } from './pages/PageStates';
export { Can, type CanProps, type Permissions, useCan } from './permissions/permissions';
export { useClient, useIdentity } from './provider/client';
export { ReadProvider, type ReadProviderProps } from './provider/ReadProvider';
export { TelveProvider, type TelveProviderProps } from './provider/TelveProvider';
export { kitTexts } from './texts';
export { defineTexts, type TextOverride, type TextOverrides, type TextSet, useTexts } from './texts/texts';
export { type ErrorTexts, isSilent, serverWords, useErrorText } from './texts/useErrorText';
export { type DocumentKind, kindOfBytes, sniffDocument } from './uploads/sniff';
export type { Upload, UploadState } from './uploads/uploads';
export { type SendOptions, type Uploads, type UploadsOptions, useUploads } from './uploads/useUploads';
export { same } from './util/same';
