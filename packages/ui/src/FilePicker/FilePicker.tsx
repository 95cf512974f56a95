import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState, type ReactNode } from 'react';
import { space } from '../theme/tokens.ts';
import { DropZone } from './DropZone.tsx';
import { FileList } from './FileList.tsx';
import { readFile, checkFile, type PickedFile, type RejectionReason } from './pickedFiles.ts';

export type { PickedFile } from './pickedFiles.ts';

export interface FilePickerProps {
  /** Id of the control, the target of links in an error summary; generated if omitted. */
  id?: string;
  label: string;
  entries: readonly PickedFile[];
  /** Called with all entries after files were picked or removed. */
  onChange: (entries: PickedFile[]) => void;
  /** Accepted types, as in the `accept` attribute: "image/*,.pdf". */
  accept: string;
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Allows several files; otherwise a new file replaces the previous one. */
  multiple?: boolean;
  texts: {
    /** Instruction: "Choose a file or drop it here". */
    choose: string;
    /** Label of a file's remove button. */
    remove: (fileName: string) => string;
    wrongType: (fileName: string) => string;
    tooLarge: (fileName: string) => string;
    unreadable: (fileName: string) => string;
  };
  required?: boolean;
  /** Error message, if any; rejected files are reported separately. */
  errorText?: string;
  /** Accepted files in words: "PDF or picture, up to 5 MB". */
  helperText?: ReactNode;
}

/**
 * Picks files by click, keyboard or drop, and reads them. Files of a wrong type or size are rejected by name; the
 * others are added.
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
        const refusal: RejectionReason | undefined = checkFile(file, accept, maxBytes);
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
