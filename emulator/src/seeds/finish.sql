grant select on all tables in schema public to anon, authenticated;
grant all on all tables in schema public to service_role;
grant usage on all sequences in schema public to service_role;

-- Rows came with their numbers, so the counters begin behind the last one.
do $$
declare
  counted record;
begin
  for counted in
    select format('%I.%I', table_schema, table_name) as name, column_name
    from information_schema.columns
    where table_schema in ('public', 'auth') and is_identity = 'YES'
  loop
    execute format(
      'select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %s), false)',
      counted.name, counted.column_name, counted.column_name, counted.name
    );
  end loop;
end
$$;
