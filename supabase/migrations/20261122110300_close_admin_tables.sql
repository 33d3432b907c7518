-- What is the admin's alone is not a client's table at all. A right to select, with a policy that shows no row, still
-- tells how many rows there are: the planner's estimate, which a request may ask for as its count, knows no policies.
-- Admins read through functions that ask for the role first: list_leads, get_lead, lead_history, get_client.
revoke select on public.consultation_requests, public.lead_notes, public.lead_forwards, public.audit_log
from authenticated;

drop policy "Admins read consultation requests" on public.consultation_requests;
drop policy "Admins read lead notes" on public.lead_notes;
drop policy "Admins read lead forwards" on public.lead_forwards;
drop policy "Admins read the audit log" on public.audit_log;
