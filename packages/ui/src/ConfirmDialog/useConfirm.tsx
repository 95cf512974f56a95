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
  /** Replaces the default label; a verb for the action. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Runs first; false keeps the dialog open and skips the action. */
  validate?: () => boolean | Promise<boolean>;
  /** Runs on confirmation. */
  action?: () => Result | Promise<Result>;
}

/**
 * Asks a question. Resolves with the action's result, with true if there is no action, or with false if the user
 * cancels; rejects with the error of the validation or action (spec 1.4: "A confirm modal runs optional validation
 * first …").
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

/** Renders the page's only confirmation dialog; its code loads with the first question. */
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

/** Returns the function that asks for confirmation; throws without a `ConfirmProvider`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null)
    throw new Error('useConfirm: no provider found. Wrap the application in <ConfirmProvider>.');
  return confirm;
}
