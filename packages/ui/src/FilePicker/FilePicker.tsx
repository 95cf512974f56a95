import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState, type ReactNode } from 'react';
import { space } from '../theme/tokens.ts';
import { DropZone } from './DropZone.tsx';
import { FileList } from './FileList.tsx';
import { readFile, refusalOf, type PickedFile, type Refusal } from './pickedFiles.ts';

export type { PickedFile } from './pickedFiles.ts';

export interface FilePickerProps {
  /** Id of the control, to which an error summary can lead; one is made where none is given. */
  id?: string;
  label: string;
  entries: readonly PickedFile[];
  /** Gets all entries after files were picked or one was taken away. */
  onChange: (entries: PickedFile[]) => void;
  /** What can be picked, as in the attribute of the same name: "image/*,.pdf". */
  accept: string;
  /** The largest file that can be picked, in bytes. */
  maxBytes: number;
  /** Several files; without it a picked file takes the place of the one before. */
  multiple?: boolean;
  texts: {
    /** What to do here: "Choose a file or drop it here". */
    choose: string;
    /** Name of the button that takes a file away. */
    remove: (fileName: string) => string;
    wrongType: (fileName: string) => string;
    tooLarge: (fileName: string) => string;
    unreadable: (fileName: string) => string;
  };
  required?: boolean;
  /** What is wrong, if something is; a file that cannot be taken says so by itself. */
  errorText?: string;
  /** What can be picked, in words: "PDF or picture, up to 5 MB". */
  helperText?: ReactNode;
}

/**
 * Picks files by click, keyboard or drop, and reads them. A file of another kind or one that is too
 * large is refused by name, the others are taken.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, entries, onChange, accept, maxBytes, multiple = false, texts } = props;
  const { required = false, errorText, helperText } = props;
  const madeId = useId();
  const id = props.id ?? madeId;
  const [faults, setFaults] = useState<readonly string[]>([]);

  const pick = async (files: readonly File[]) => {
    const wanted = multiple ? files : files.slice(0, 1);
    const outcomes = await Promise.all(
      wanted.map(async (file): Promise<PickedFile | string> => {
        const refusal: Refusal | undefined = refusalOf(file, accept, maxBytes);
        if (refusal !== undefined) return texts[refusal](file.name);
        return readFile(file).catch(() => texts.unreadable(file.name));
      }),
    );
    const taken = outcomes.filter((outcome) => typeof outcome !== 'string');
    setFaults(outcomes.filter((outcome) => typeof outcome === 'string'));
    if (taken.length > 0) onChange(multiple ? [...entries, ...taken] : taken);
  };
  const remove = (entry: PickedFile) => {
    setFaults([]);
    onChange(entries.filter((other) => other !== entry));
    document.getElementById(id)?.focus();
  };

  const describedBy = [`${id}-choose`, helperText !== undefined && `${id}-helper`, `${id}-errors`];
  const errors = errorText === undefined ? faults : [...faults, errorText];
  return (
    <FormControl required={required} error={errors.length > 0} fullWidth>
      <FormLabel htmlFor={id} sx={{ marginBottom: space(8) }}>
        {label}
      </FormLabel>
      <DropZone
        id={id}
        accept={accept}
        multiple={multiple}
        required={required}
        faulty={errors.length > 0}
        describedBy={describedBy.filter(Boolean).join(' ')}
        onFiles={pick}
      >
        <span id={`${id}-choose`}>{texts.choose}</span>
      </DropZone>
      {helperText !== undefined && (
        <FormHelperText id={`${id}-helper`} error={false}>
          {helperText}
        </FormHelperText>
      )}
      <div id={`${id}-errors`} aria-live="polite">
        {errors.map((error) => (
          <FormHelperText key={error}>{error}</FormHelperText>
        ))}
      </div>
      <FileList entries={entries} removeLabel={texts.remove} onRemove={remove} />
    </FormControl>
  );
}
