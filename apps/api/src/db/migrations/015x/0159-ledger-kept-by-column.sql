-- Closing a period marks all of its entries, and comparing each as a whole took most of that time. The trigger stands on every
-- other column instead.
drop trigger keep_ledger_entry on ledger_entry;
create trigger keep_ledger_entry
before delete or update of id, transaction_id, company_id, sub_order_id, kind, debit, credit, kopecks, occurred_at, created_at, cause, cause_id,
reason, user_id
on ledger_entry for each row execute function keep_ledger_entry();
