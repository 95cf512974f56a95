import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));

type Looks = Pick<ConfirmDialogProps, 'tone' | 'size' | 'stretched' | 'closable'>;

export interface Question<Result> extends Looks {
  title: ReactNode;
  content: ReactNode;
  /** In place of the default labels; a verb that says what will be done. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Runs first; false keeps the dialog open and the action is not run. */
  validate?: () => boolean | Promise<boolean>;
  /** What is done on confirming. */
  action?: () => Result | Promise<Result>;
}

/**
 * Asks a question. Resolves with the result of the action, with true where there is no action, and
 * with false when the reader cancels; rejects with what the validation or the action threw (screens
 * specification, section 4: "A confirm modal runs optional validation first …").
 */
export interface Confirm {
  (question: Omit<Question<never>, 'action'> & { action?: undefined }): Promise<boolean>;
  <Result>(
    question: Question<Result> & { action: () => Result | Promise<Result> },
  ): Promise<Result | false>;
}

interface Asked {
  question: Omit<Question<unknown>, 'action'>;
  confirm: () => Promise<void>;
  cancel: () => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

/** Holds the one dialog of the page; its code is fetched with the first question. */
export function ConfirmProvider(props: {
  confirmLabel: string;
  cancelLabel: string;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);

  const ask = useCallback(
    <Result,>(question: Question<Result>): Promise<Result | boolean> =>
      new Promise((resolve, reject) => {
        const close = () => setOpen(false);
        const confirm = async () => {
          try {
            if (question.validate !== undefined && !(await question.validate())) return;
            resolve(question.action === undefined ? true : await question.action());
          } catch (error) {
            reject(error);
          }
          close();
        };
        const cancel = () => {
          resolve(false);
          close();
        };
        setAsked({ question, confirm, cancel });
        setOpen(true);
      }),
    [],
  );
  const value = useMemo<Confirm>(() => ask, [ask]);

  return (
    <ConfirmContext value={value}>
      {props.children}
      {asked !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={open}
            title={asked.question.title}
            confirmLabel={asked.question.confirmLabel ?? props.confirmLabel}
            cancelLabel={asked.question.cancelLabel ?? props.cancelLabel}
            tone={asked.question.tone}
            size={asked.question.size}
            stretched={asked.question.stretched}
            closable={asked.question.closable}
            onConfirm={asked.confirm}
            onCancel={asked.cancel}
            onExited={() => setAsked(undefined)}
          >
            {asked.question.content}
          </ConfirmDialog>
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** The function that asks; throws where no `ConfirmProvider` is above. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null)
    throw new Error('useConfirm: put a <ConfirmProvider> around the application');
  return confirm;
}
