import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../web/src/ui/tokens.css';
import '../../web/src/ui/global.css';
import { VirtualGrid } from '../../web/src/ui/data/virtual-grid.tsx';
import { Spinner } from '../../web/src/ui/feedback/spinner.tsx';
import { notify, Toaster } from '../../web/src/ui/feedback/toaster.tsx';
import { Menu } from '../../web/src/ui/overlay/menu.tsx';
import { Modal } from '../../web/src/ui/overlay/modal.tsx';

const sizes = ['sm', 'md', 'lg', 'xl', 'full'];
const fruit = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({ id: label, label }));

const many = {
  columns: [
    { name: 'number', type: 'integer', align: 'end' },
    { name: 'remark', type: 'text' },
  ],
  rows: Array.from({ length: 100_000 }, (_, n) => [String(n + 1), n === 0 ? 'long '.repeat(60) : null]),
};

function Harness() {
  const [size, setSize] = useState();
  return (
    <MemoryRouter>
      <main>
        {sizes.map((name) => (
          <button key={name} type="button" onClick={() => setSize(name)}>
            {`Open ${name}`}
          </button>
        ))}
        <Modal open={size !== undefined} size={size} title="A modal" onClose={() => setSize(undefined)}>
          <button type="button">First</button>
          <button type="button">Last</button>
        </Modal>
        <Menu label="Fruit" trigger={<button type="button">Fruit</button>} items={fruit} />
        <button type="button" onClick={() => notify.blank('Blank')}>
          Blank toast
        </button>
        <button type="button" onClick={() => notify.loading('Loading')}>
          Loading toast
        </button>
        <button type="button" onClick={() => notify.success('Success')}>
          Success toast
        </button>
        <button type="button" onClick={() => notify.error('Error')}>
          Error toast
        </button>
        <button type="button" onClick={() => notify.custom('Custom', '★')}>
          Custom toast
        </button>
        <button type="button" onClick={() => notify.loading('long '.repeat(200))}>
          Long toast
        </button>
        <button
          type="button"
          onClick={() => Array.from({ length: 25 }, (_, n) => notify.loading(`Number ${n + 1}`))}
        >
          Many toasts
        </button>
        <button type="button" onClick={() => notify.dismiss()}>
          Dismiss
        </button>
        <Spinner label="A spinner" />
        <VirtualGrid caption="A hundred thousand" columns={many.columns} rows={many.rows} />
      </main>
      <Toaster />
    </MemoryRouter>
  );
}

createRoot(document.getElementById('root')).render(<Harness />);
