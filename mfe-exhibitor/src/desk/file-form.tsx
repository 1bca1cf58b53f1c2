import { profileLimits } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { writeSize } from '@dswine/shared/fair/texts/write-size';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { Button } from '@dswine/shared/ui/button';
import { Field } from '@dswine/shared/ui/field';
import { Notice } from '@dswine/shared/ui/notice';
import { Picture, type PictureRecord } from '@dswine/shared/ui/picture';
import styles from './desk.module.scss';
import { DeskPart } from './desk-part.tsx';

/** What a file is: a document, or the picture of the exhibitor or of the product with an id. */
type Props = { of: 'document' | 'exhibitor' | (string & {}) };

/** The picture of the exhibitor or of a product, and the way to replace it. */
export function PicturePart({ picture, of }: Props & { picture: PictureRecord }) {
  const t = useTranslations();
  return (
    <DeskPart id="picture" title={t('profile.picture')}>
      <span className={styles.picture}>
        <Picture picture={picture} alt="" layout="thumbnail" />
      </span>
      <FileForm of={of} />
    </DeskPart>
  );
}

/** Sends a file. It posts to the organiser, which leads back to the page of the profile. */
export function FileForm({ of }: Props) {
  const t = useTranslations();
  const { locale, expoApi, exhibitionCode } = useSite();
  const isDocument = of === 'document';
  const bytes = isDocument ? profileLimits.documentBytes : profileLimits.pictureBytes;
  const size = writeSize(bytes, locale);
  const kind = isDocument ? 'document' : 'picture';
  return (
    <form
      className="dw-form"
      method="post"
      encType="multipart/form-data"
      action={`${expoApi}ExhibitorDesk/Upload/${exhibitionCode}?Lang=${locale}`}
    >
      <input type="hidden" name="Of" value={of} />
      {isDocument ? (
        <Field name="Title" label={t('file.title')} maxLength={80} required={t('file.required')} />
      ) : null}
      <Field
        name="File"
        id={`file-${of}`}
        type="file"
        label={t(`file.${kind}`)}
        hint={t(`file.${kind}Hint`, { size, max: profileLimits.documents })}
        accept={isDocument ? 'application/pdf' : 'image/jpeg,image/png,image/webp'}
        required={t('file.required')}
      />
      <div className="dw-form__submit">
        <Button type="submit" kind="quiet">
          {t('file.send')}
        </Button>
      </div>
    </form>
  );
}

const problems = ['type', 'size', 'pixels', 'damaged', 'active', 'full', 'title'] as const;

/** Why the file that was sent last is refused. */
export function FileProblem() {
  const t = useTranslations();
  const { query } = useSlot();
  const problem = problems.find((name) => `not-${name}` === query['done']?.[0]);
  if (!problem) return null;
  return (
    <Notice tone="failed" title={t(`file.problems.${problem}`, { max: profileLimits.documents })} />
  );
}
