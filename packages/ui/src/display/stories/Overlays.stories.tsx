import { useState } from 'react';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { TextField } from '../../fields/TextField';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Dialog } from '../dialog/Dialog';
import { InfoDialog } from '../dialog/InfoDialog';
import { ValidationDialog } from '../dialog/ValidationDialog';
import { CopyIcon, EllipsisIcon, PencilIcon, Trash2Icon } from '../icons/icons';
import { Menu } from '../menu/Menu';
import { useToasts } from '../toast/useToasts';
import { Tooltip } from '../tooltip/Tooltip';

export default { title: 'Overlays' };

function useOpen(initial = true) {
  const [open, setOpen] = useState(initial);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
}

export const Work = () => {
  const { open, show, hide } = useOpen();
  return (
    <>
      <Button onClick={show}>Aç</Button>
      <Dialog
        open={open}
        title="Fiyatı değiştir"
        description="Yeni fiyat yarından sonra geçerlidir."
        onClose={hide}
        onSubmit={hide}
        note="1 plan"
        actions={
          <>
            <Button variant="ghost" onClick={hide}>
              Vazgeç
            </Button>
            <Button variant="primary" type="submit">
              Güncelle
            </Button>
          </>
        }
      >
        <TextField label="Fiyat" value="120" onChange={() => {}} />
      </Dialog>
    </>
  );
};

export const Question = () => {
  const { open, show, hide } = useOpen();
  return (
    <>
      <Button onClick={show}>Aç</Button>
      <ConfirmDialog
        open={open}
        title="Uyarı"
        text="Çıkış yapmak istediğinize emin misiniz?"
        onConfirm={hide}
        onCancel={hide}
      />
    </>
  );
};

export const Danger = () => {
  const { open, show, hide } = useOpen();
  return (
    <>
      <Button onClick={show}>Aç</Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        icon={<Trash2Icon />}
        title="Afiş Silinecek"
        text="Onaylarsanız “Soğuk kahvede ikincisi bizden” afişi silinir. Bu işlem geri alınamaz."
        confirmLabel="Sil"
        requireTyping="4821"
        onConfirm={hide}
        onCancel={hide}
      />
    </>
  );
};

export const Busy = () => (
  <ConfirmDialog
    open
    busy
    tone="danger"
    title="Afiş Silinecek"
    confirmLabel="Sil"
    busyLabel="Siliniyor"
    onConfirm={() => {}}
    onCancel={() => {}}
  />
);

export const Information = () => {
  const { open, show, hide } = useOpen();
  return (
    <>
      <Button onClick={show}>Aç</Button>
      <InfoDialog
        open={open}
        tone="warning"
        title="İçe aktarma tamamlandı"
        text="248 satır yüklendi, 12 satır hatalı."
        action={<Button>Hata dosyasını indir</Button>}
        onClose={hide}
      />
    </>
  );
};

export const Validation = () => {
  const { open, show, hide } = useOpen();
  return (
    <>
      <TextField id="ad" label="Mağaza adı" value="" onChange={() => {}} error="Mağaza/Tabela adı alanı zorunludur." />
      <TextField id="sehir" label="Şehir" value="" onChange={() => {}} error="Şehir alanı zorunludur." />
      <Button onClick={show}>Kaydet</Button>
      <ValidationDialog
        open={open}
        entries={[
          { label: 'Mağaza/Tabela adı', message: 'Mağaza/Tabela adı alanı zorunludur.', fieldId: 'ad' },
          { label: 'Şehir', message: 'Şehir alanı zorunludur.', fieldId: 'sehir' },
        ]}
        onClose={hide}
      />
    </>
  );
};

export const Menus = () => (
  <>
    <Menu
      align="start"
      items={[
        { id: 'edit', label: 'Düzenle', icon: <PencilIcon />, hint: 'E' },
        { id: 'copy', label: 'Kodu kopyala', icon: <CopyIcon />, disabled: true },
        { id: 'remove', label: 'Sil', icon: <Trash2Icon />, danger: true, separated: true },
      ]}
      trigger={(props) => <IconButton {...props} label="Diğer işlemler" icon={<EllipsisIcon />} />}
    />
    <Menu
      items={[
        { id: 'light', label: 'Açık', checked: true },
        { id: 'dark', label: 'Koyu', checked: false },
      ]}
      trigger={(props) => <Button {...props}>Tema</Button>}
    />
    <Tooltip text="Yalnız yöneticiler değiştirebilir">
      <Button>Plan</Button>
    </Tooltip>
  </>
);

export const Toasts = () => {
  const toasts = useToasts();
  return (
    <>
      <Button onClick={() => toasts.success('Güncelleme işlemi başarılıdır')}>Başarı</Button>
      <Button onClick={() => toasts.error('Afiş silinirken bir hata oluştu!')}>Hata</Button>
      <Button onClick={() => toasts.info('Dosya hazırlanıyor…')}>Bilgi</Button>
    </>
  );
};
